package fields;

/** Three fields have to be set in turn by the same call. */
public final class Sequence {
  private int a;
  private int b;
  private int c;

  public int run(int x) {
    a = x * 2;
    b = a + 6;
    c = b - a;
    if (c != 6) {
      return 1; // reach: no
    }
    if (b == 106) {
      return 2; // reach: yes
    }
    if (a == 7) {
      return 3; // reach: no
    }
    return 0;
  }
}
