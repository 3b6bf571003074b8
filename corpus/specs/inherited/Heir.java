package inherited;

// check: violated, 1 events
// behaviour grows of inherited.InheritsBase { formula always (return add -> count() == old(count()) + 1) }

/** All that it has comes from a public class, and from one above that. */
public class Heir extends Inherits {
  private int asked;

  public int asked() {
    return ++asked;
  }
}
