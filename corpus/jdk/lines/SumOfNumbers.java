package lines;

import java.util.Scanner;

/** Adds the numbers at the beginning of a text. */
// witness: sum("3 4 x")
// witness: sum("3 4")
// witness: sum("x")
public final class SumOfNumbers {
  public static String sum(String text) {
    Scanner scanner = new Scanner(text);
    int sum = 0;
    int count = 0;
    while (scanner.hasNextInt()) {
      sum += scanner.nextInt();
      count++;
    }
    if (scanner.hasNext()) {
      return count == 0 ? "nothing" : "until " + scanner.next(); // reach: true yes, false yes
    }
    if (count == 0 && sum != 0) {
      return "?"; // reach: no
    }
    return sum == 7 ? "seven" : "sum"; // reach: true yes
  }
}
