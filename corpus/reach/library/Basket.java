package library;

import java.util.ArrayList;
import java.util.List;

/** Prices in a list of the JDK. */
public final class Basket {
  public static int look(int book, int pen) {
    List<Integer> prices = new ArrayList<>();
    prices.add(book);
    prices.add(pen);
    if (prices.size() != 2) {
      return 1; // reach: no
    }
    if (prices.get(0) > prices.get(1) && book <= pen) {
      return 2; // reach: no
    }
    return prices.get(0) + prices.get(1) == 77 ? 3 : 4; // reach: true yes
  }

  public static int outside(int index) {
    List<String> names = new ArrayList<>();
    names.add("only");
    try {
      names.get(index);
      return index == 0 ? 1 : 2; // reach: false no
    } catch (IndexOutOfBoundsException e) {
      return index == 0 ? 3 : 4; // reach: true no, false yes
    }
  }
}
