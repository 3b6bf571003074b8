package markers;

/** An object that the program asks for. */
public final class AnyObject {
  public static final class Item {
    int size;
  }

  public static int run() {
    Item item = dev.quarry.api.Quarry.any(Item.class);
    if (item != null && item.size == 4) {
      dev.quarry.api.Quarry.target(); // reach: yes, undecided: no test answers with an object
    }
    return item == null ? 1 : 2; // reach: true yes, false yes, undecided: no test answers with an object
  }
}
