package conversions;

/** Texts that are numbers, with conditions on the numbers. */
public final class ParsedNumbers {
  public static int real(String s) {
    if (1234.5 < Double.parseDouble(s)) {
      return 1; // reach: yes
    }
    return 0;
  }

  public static int between(String s) {
    double d = Double.parseDouble(s);
    if (d > 0.25 && d < 0.26) {
      return 1; // reach: yes
    }
    return 0;
  }

  public static int single(String s) {
    if (Float.parseFloat(s) == 16777216f) {
      return 1; // reach: yes
    }
    return 0;
  }

  public static int hex(String s, int x) {
    if (x > 1000 && Integer.parseInt(s, 16) == x + 1) {
      return 1; // reach: yes
    }
    return 0;
  }

  public static int remainder(String s) {
    long n = Long.parseLong(s);
    if (n > 1_000_000 && n % 7 == 3) {
      return 1; // reach: yes
    }
    return 0;
  }

  public static int boxed(String s) {
    Integer n = Integer.valueOf(s);
    if (n * 3 == 3702) {
      return 1; // reach: yes
    }
    return 0;
  }

  public static int boxedReal(String s) {
    if (Double.valueOf(s) < -99.5) {
      return 1; // reach: yes
    }
    return 0;
  }

  public static int trimmed(String s) {
    if (s.length() > 6 && Integer.parseInt(s.trim()) == 77) {
      return 1; // reach: yes
    }
    return 0;
  }

  public static int part(String s) {
    if (s.startsWith("n=") && Integer.parseInt(s.substring(2)) == 42) {
      return 1; // reach: yes
    }
    return 0;
  }

  public static int equation(String s) {
    int n = Integer.parseInt(s);
    if (n > 0 && n < 10_000 && n * n - 12 * n == 4453) {
      return 1; // reach: yes
    }
    return 0;
  }

  public static int product(String a, String b) {
    if (a.length() == 2 && b.length() == 2 && Integer.parseInt(a) * Integer.parseInt(b) == 391) {
      return 1; // reach: yes
    }
    return 0;
  }

  public static int sum(String a, double d) {
    if (d > 10 && Double.parseDouble(a) + d == 12.5) {
      return 1; // reach: yes
    }
    return 0;
  }

  public static int binary(String s) {
    if (Integer.parseInt(s, 2) == 21) {
      return 1; // reach: yes
    }
    return 0;
  }
}
