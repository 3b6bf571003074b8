package orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Articles by how often they were sold. */
// witness: best(3, 5, 4)
// witness: best(5, 5, 4)
public final class BestSellers {
  public static String best(int pens, int books, int cups) {
    Map<String, Integer> sold = Map.of("pen", pens, "book", books, "cup", cups);
    List<Map.Entry<String, Integer>> entries = new ArrayList<>(sold.entrySet());
    entries.sort(Map.Entry.<String, Integer>comparingByValue().reversed());
    int first = entries.get(0).getValue();
    int second = entries.get(1).getValue();
    if (first < second) {
      return "wrong"; // reach: no
    }
    if (first == second) {
      return "tie"; // reach: yes
    }
    return entries.get(0).getKey(); // reach: yes
  }
}
