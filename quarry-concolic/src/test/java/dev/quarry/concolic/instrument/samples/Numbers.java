package dev.quarry.concolic.instrument.samples;

/** Arithmetic, comparisons, conversions, arrays and switches. */
public final class Numbers {
  private Numbers() {}

  public static int ints(int a, int b) {
    int c = a + b * 3 - (a ^ b);
    c += (a & b) | (c << 3) ^ (a >> 1) ^ (b >>> 2);
    c = -c + ~a;
    if (b != 0) {
      c += a / b + a % b;
    }
    return c > a ? c : b <= a ? a : b;
  }

  public static int divide(int a, int b) {
    return a / b;
  }

  public static long longs(long a, int shift, long b) {
    long c = a * b + (a << shift) - (b >> shift) ^ (a >>> 3);
    c = (c | a) & ~b;
    return b == 0 ? c : c / b + c % b + (a < b ? -1L : a > b ? 1 : 0);
  }

  public static double floats(float f, double d, int i, long l) {
    float g = f * 2 + i - l / 3f + f % 1.5f;
    double e = d / 3 + g - i * d + d % 2.5;
    if (g < f || e >= d) {
      return -e + (int) g + (long) e + (float) d;
    }
    return Math.max(e, (double) l) + (int) d + (long) f + (int) l;
  }

  public static int narrow(int i, long l) {
    byte b = (byte) i;
    short s = (short) (i >> 2);
    char c = (char) (i * 7);
    b += 3;
    s--;
    c++;
    return b + s + c + (int) l + (byte) l;
  }

  public static String loops(int n, int[] values) {
    StringBuilder text = new StringBuilder();
    outer:
    for (int i = 0; i < n && i < 20; i++) {
      int j = i;
      while (true) {
        if (j > 10) {
          continue outer;
        }
        if (values != null && values.length > 0 && values[j % values.length] == j) {
          break;
        }
        text.append(j++ * i).append(',');
      }
      text.append(i).append(';');
    }
    return text.toString();
  }

  public static int arrays(int n, int i, int j) {
    int[][] grid = new int[n][3];
    long[] longs = new long[n];
    double[] doubles = {1, n, i};
    float[] floats = new float[] {n};
    byte[] bytes = new byte[n + 1];
    char[] chars = {'a', (char) i};
    short[] shorts = {(short) j};
    boolean[] flags = new boolean[2];
    Object[] objects = {"x", n, null};
    String[][][] deep = new String[2][n][];
    grid[i][j] += 5;
    longs[i] = j * 4L;
    doubles[1] *= 2;
    floats[0]++;
    bytes[n] = (byte) j;
    flags[1] = i > j;
    chars[1]++;
    objects[2] = deep[1];
    return grid[i][j]
        + (int) longs[i]
        + (int) doubles[1]
        + (int) floats[0]
        + bytes[n]
        + chars[1]
        + shorts[0]
        + (flags[1] ? 100 : 0)
        + objects.length
        + deep[0].length;
  }

  public static String choose(int n, String text) {
    int r;
    switch (n) {
      case 0, 1:
        r = 1;
        break;
      case 2:
        r = 5;
      // falls through
      case 3:
        r = 7;
        break;
      case 1000:
        return "thousand";
      default:
        r = -1;
    }
    String s =
        switch (String.valueOf(text)) {
          case "a" -> "first" + n;
          case "abc" -> "second" + text;
          case "Aa", "BB" -> "same hash";
          default -> text + n + 'c' + 2.5 + true + 7L;
        };
    return s + r;
  }
}
