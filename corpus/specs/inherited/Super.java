package inherited;

// check: holds
// behaviour single of inherited.SuperBase { formula always (return add -> count() == old(count()) + 1) }

/** Calls of super are part of the call. */
public class Super extends SuperBase {
  @Override
  public void add(int x) {
    super.add(x);
    if (x > 5) {
      count--;
      super.add(x);
    }
  }
}

class SuperBase {
  int count;

  public void add(int x) {
    count++;
  }

  public int count() {
    return count;
  }
}
