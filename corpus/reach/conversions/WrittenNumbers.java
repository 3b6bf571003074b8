package conversions;

/** Numbers that are written, with conditions on the texts. */
public final class WrittenNumbers {
  public static int binary(int n) {
    if (Integer.toBinaryString(n).equals("101")) {
      return 1; // reach: yes
    }
    return 0;
  }

  public static int hex(int n) {
    if (n > 1000 && Integer.toHexString(n).endsWith("ff")) {
      return 1; // reach: yes
    }
    return 0;
  }

  public static int octal(int n) {
    if (Integer.toOctalString(n).equals("777")) {
      return 1; // reach: yes
    }
    return 0;
  }

  public static int radix(int n) {
    if (Integer.toString(n, 36).equals("quarry")) {
      return 1; // reach: yes
    }
    return 0;
  }

  public static int wide(long n) {
    if (Long.toHexString(n).equals("cafebabe")) {
      return 1; // reach: yes
    }
    return 0;
  }

  public static int plain(int n) {
    if (String.valueOf(n).equals("-1234")) {
      return 1; // reach: yes
    }
    return 0;
  }

  public static int real(double d) {
    if (Double.toString(d).equals("2.75")) {
      return 1; // reach: yes
    }
    return 0;
  }

  public static int reverse(String s) {
    if (new StringBuilder(s).reverse().toString().equals("olleh")) {
      return 1; // reach: yes
    }
    return 0;
  }

  public static int never(int n) {
    if (Integer.toHexString(n).equals("FF")) {
      return 1; // reach: no
    }
    return 0;
  }
}
