package arrays;

/** Arrays of objects. */
public final class References {
  static final class Item {
    int price;
  }

  public static int look(int i, int p) {
    Item[] items = new Item[3];
    for (int k = 0; k < items.length; k++) {
      items[k] = new Item();
      items[k].price = 10 * k;
    }
    if (i < 0 || i > 2) {
      return 0;
    }
    items[i].price += p;
    if (items[2].price == 25 && p == 25) {
      return 1; // reach: no
    }
    if (items[2].price == 25) {
      return 2; // reach: yes
    }
    return items[i] == null ? 3 : 4; // reach: true no
  }
}
