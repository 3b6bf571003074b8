package arithmetic;

/** Compound assignments narrow silently. */
public final class Compound {
  public static int look(byte b, int x) {
    b += 100;
    if (b > 127) {
      return 1; // reach: no
    }
    if (b == -100) {
      return 2; // reach: yes
    }
    char c = 'a';
    c += x;
    return c < 0 ? 3 : 4; // reach: true no
  }
}
