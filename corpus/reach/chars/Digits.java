package chars;

/** Hexadecimal digits. */
public final class Digits {
  private static int digit(char c) {
    if (c >= '0' && c <= '9') {
      return c - '0';
    }
    if (c >= 'a' && c <= 'f') {
      return c - 'a' + 10;
    }
    return -1;
  }

  public static int look(char a, char b) {
    int x = digit(a);
    int y = digit(b);
    if (x < 0 || y < 0) {
      return 0;
    }
    int v = x * 16 + y;
    if (v == 0x5e) {
      return 1; // reach: yes
    }
    return v > 255 ? 2 : 3; // reach: true no
  }
}
