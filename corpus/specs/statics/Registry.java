package statics;

// check: violated, 3 events
// behaviour unique of static statics.Registry { formula always (return add(x) -> count() == old(count()) + 1) }

/** Key 5 replaces what was there. */
public class Registry {
  private static int count;

  public static void add(int x) {
    if (count >= 2 && x == 5) {
      count = 1;
    }
    count++;
  }

  public static int count() {
    return count;
  }
}
