package demo;

/** What kind of triangle has sides of these lengths? */
public final class Triangle {
  private Triangle() {}

  public static String classify(int a, int b, int c) {
    if (a <= 0 || b <= 0 || c <= 0) {
      throw new IllegalArgumentException("not positive"); // precondition: IllegalArgumentException
    }
    if (a + b <= c || a + c <= b || b + c <= a) {
      return "none";
    }
    if (a == b && b == c) {
      return "equilateral";
    }
    return a == b || b == c || a == c ? "isosceles" : "scalene";
  }
}
