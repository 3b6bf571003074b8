package functions;

import java.util.function.Function;

/** Functions put together. */
// witness: run("  Tea ")
// witness: run("")
// witness: run("coffee")
public final class Pipeline {
  public static String run(String input) {
    Function<String, String> trim = String::trim;
    Function<String, Integer> length = trim.andThen(String::length);
    Function<String, Boolean> isShort = length.andThen(n -> n < 4);
    int n = length.apply(input);
    if (n > input.length()) {
      return "?"; // reach: no
    }
    if (isShort.apply(input)) {
      return n == 0 ? "empty" : "short"; // reach: true yes, false yes
    }
    return n < 4 ? "?" : "long"; // reach: true no, false yes
  }
}
