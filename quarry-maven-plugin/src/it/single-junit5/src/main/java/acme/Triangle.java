package acme;

public final class Triangle {
  private Triangle() {}

  public static String classify(int a, int b, int c) {
    if (a == b && b == c) {
      return "equilateral";
    }
    return a == b || b == c || a == c ? "isosceles" : "scalene";
  }
}
