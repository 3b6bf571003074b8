package floats;

/** What is not a number is not equal to itself. */
public final class NotANumber {
  public static int look(double x) {
    if (x != x) {
      if (x > 1 || x <= 1) {
        return 1; // reach: no
      }
      return 2; // reach: yes
    }
    return !(x < 5) && !(x >= 5) ? 3 : 4; // reach: true no
  }
}
