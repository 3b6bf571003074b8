package patterns;

/** A case for null. */
public final class NullCase {
  public static int look(String s) {
    switch (s) {
      case null:
        return 1; // reach: yes
      case "a":
        return s.length() == 2 ? 2 : 3; // reach: true no, false yes
      default:
        return s == null ? 4 : 5; // reach: true no, false yes
    }
  }
}
