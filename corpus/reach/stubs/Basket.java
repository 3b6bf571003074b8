package stubs;

import java.util.List;

/** A collaborator that gives a list with contents. */
public final class Basket {
  /** What is for sale. */
  public interface Shelf {
    List<String> articles();

    int price(String article);
  }

  public static int total(Shelf shelf) {
    int total = 0;
    for (String article : shelf.articles()) {
      total += shelf.price(article);
    }
    if (total == 42) {
      return 1; // reach: yes
    }
    return 0;
  }
}
