package streams;

import java.util.Arrays;

/** Multiplies numbers by a reduction. */
// witness: of(new int[] {2, 3, 7})
// witness: of(new int[] {})
// witness: of(new int[] {2, 0})
public final class Product {
  public static String of(int[] numbers) {
    int product = Arrays.stream(numbers).reduce(1, (a, b) -> a * b);
    if (numbers.length == 0) {
      return product == 1 ? "empty" : "?"; // reach: true yes, false no
    }
    if (product == 0) {
      return "zero"; // reach: yes
    }
    return product == 42 ? "answer" : "other"; // reach: true yes
  }
}
