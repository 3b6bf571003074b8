package lines;

import java.util.Scanner;

/** Reads ingredients that are separated by commas. */
// witness: grams("200 g flour,100 g sugar")
// witness: grams("200 g flour")
// witness: grams("200 ml milk")
public final class Recipe {
  public static int grams(String text) {
    Scanner items = new Scanner(text).useDelimiter(",");
    int grams = 0;
    int count = 0;
    while (items.hasNext()) {
      String item = items.next();
      if (item.contains(",")) {
        return -1; // reach: no
      }
      Scanner words = new Scanner(item);
      int amount = words.nextInt();
      if (!words.next().equals("g")) {
        return 0; // reach: yes
      }
      grams += amount;
      count++;
    }
    return count == 2 && grams == 300 ? 1 : 2; // reach: true yes, false yes
  }
}
