package arrays;

/** Elements of bytes, chars and shorts are cut to their size. */
public final class Narrow {
  public static int look(int x) {
    byte[] b = new byte[1];
    b[0] = (byte) x;
    if (b[0] > 127) {
      return 1; // reach: no
    }
    char[] c = new char[1];
    c[0] = (char) x;
    if (c[0] < 0) {
      return 2; // reach: no
    }
    if (b[0] == -1 && c[0] == 0x12ff) {
      return 3; // reach: yes
    }
    return 0;
  }
}
