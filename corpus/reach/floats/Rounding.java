package floats;

/** A tenth three times is not three tenths. */
public final class Rounding {
  public static int look(float x) {
    if (x + 0.1f == 0.3f && x == 0.2f) {
      return 1; // reach: yes
    }
    double d = 0.1 + 0.2;
    if (d == 0.3) {
      return 2; // reach: no
    }
    return (x + 1e8f) - 1e8f == 1 ? 3 : 4; // reach: true no, false yes
  }
}
