package streams;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Letters of several words, each once, in order. */
// witness: of("ba", "ca")
// witness: of("", "")
public final class Letters {
  public static String of(String one, String two) {
    List<String> letters =
        Stream.of(one, two)
            .flatMap(word -> word.chars().mapToObj(c -> String.valueOf((char) c)))
            .distinct()
            .sorted()
            .collect(Collectors.toList());
    if (letters.size() > one.length() + two.length()) {
      return "?"; // reach: no
    }
    if (letters.isEmpty()) {
      return one.isEmpty() ? "none" : "?"; // reach: true yes, false no
    }
    return letters.size() == 3 && letters.get(2).equals("c") ? "abc" : "x"; // reach: true yes
  }
}
