package demo.students;

/** Homework 4: fractions that are always in lowest terms. */
public final class Fraction {
  private final int numerator;
  private final int denominator;

  public Fraction(int numerator, int denominator) {
    int divisor = gcd(Math.abs(numerator), Math.abs(denominator));
    this.numerator = numerator / divisor; // defect: ArithmeticException
    this.denominator = denominator / divisor;
  }

  private static int gcd(int a, int b) {
    return b == 0 ? a : gcd(b, a % b);
  }

  /** Reads {@code 3/4}, or {@code 3}. */
  public static Fraction parse(String text) {
    int slash = text.indexOf('/'); // precondition: NullPointerException
    if (slash < 0) {
      return new Fraction(number(text), 1);
    }
    return new Fraction(number(text.substring(0, slash)), number(text.substring(slash + 1)));
  }

  private static int number(String digits) {
    return Integer.parseInt(digits); // defect: NumberFormatException
  }

  public int numerator() {
    return numerator;
  }

  public int denominator() {
    return denominator;
  }

  /** Whole ones only. */
  public int whole() {
    return numerator / denominator; // defect: ArithmeticException
  }

  public boolean isLess(Fraction other) {
    int mine = numerator * other.denominator; // precondition: NullPointerException
    return mine < other.numerator * denominator;
  }

  /** One divided by it. */
  public Fraction inverse() {
    if (numerator == 0) {
      throw new IllegalStateException("zero"); // precondition: IllegalStateException
    }
    return new Fraction(denominator, numerator);
  }

  /** The digits after the point, so many of them. */
  public int[] digits(int count) {
    int[] digits = new int[count]; // defect: NegativeArraySizeException
    if (denominator == 0) {
      return digits;
    }
    int rest = Math.abs(numerator % denominator);
    for (int i = 0; i < digits.length; i++) {
      rest = rest * 10;
      digits[i] = rest / denominator;
      rest = rest % denominator;
    }
    return digits;
  }

  /** The n-th of the fractions 1, 1/2, 1/3 and so on, recursively. */
  public static int harmonic(int n, int scale) {
    if (n == 1) {
      return scale;
    }
    if (n < 1) {
      return scale / n; // defect: ArithmeticException
    }
    return n > 20 ? 0 : scale / n + harmonic(n - 1, scale);
  }

  /** The sum of some numerators over a common denominator. */
  public static Fraction sum(int[] numerators, int denominator) {
    if (denominator <= 0) {
      throw new IllegalArgumentException("denominator"); // precondition: IllegalArgumentException
    }
    int sum = 0;
    for (int i = 0; i <= numerators.length; i++) { // precondition: NullPointerException
      sum += numerators[i]; // defect: ArrayIndexOutOfBoundsException
    }
    return new Fraction(sum, denominator);
  }

  @Override
  public String toString() {
    return numerator + "/" + denominator;
  }
}
