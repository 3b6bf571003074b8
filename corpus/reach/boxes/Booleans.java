package boxes;

/** Three values of a Boolean. */
public final class Booleans {
  public static int look(Boolean b) {
    if (b == null) {
      return 1; // reach: yes
    }
    if (b) {
      return !b ? 2 : 3; // reach: true no, false yes
    }
    return Boolean.TRUE.equals(b) ? 4 : 5; // reach: true no
  }
}
