package inherited;

// check: violated, 1 events
// behaviour grows of inherited.InheritsBase { formula always (return add -> count() == old(count()) + 1) }

/** What it inherits breaks the rule after its own method was called. */
public class Inherits extends InheritsBase {
  public void faster(int by) {
    if (by > 20 && by < 30) {
      step = by;
    }
  }
}

class InheritsBase {
  protected int step = 1;
  private int count;

  public void add() {
    count += step;
  }

  public int count() {
    return count;
  }
}
