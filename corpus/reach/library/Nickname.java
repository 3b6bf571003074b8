package library;

import java.util.Optional;

/** A value that may be missing, with functions applied to it. */
public final class Nickname {
  public static int look(String name, int extra) {
    Optional<String> given = Optional.ofNullable(name);
    int length = given.map(text -> text.length() + extra).orElse(-1);
    if (length == -1 && name != null && extra >= 0) {
      return 1; // reach: no
    }
    return length == 10 && extra == 3 ? 2 : 3; // reach: true yes
  }

  public static int kept(int number, int limit) {
    Optional<Integer> large = Optional.of(number).filter(n -> n > limit);
    if (large.isPresent() && number <= limit) {
      return 1; // reach: no
    }
    return large.isPresent() ? 2 : 3; // reach: true yes, false yes
  }
}
