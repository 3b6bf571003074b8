package inherited;

// check: violated, 1 events
// behaviour positive of inherited.AboveBase { formula always (return area -> result >= 0) }

/** A subclass breaks what the class above promises. */
public class Above extends AboveBase {
  @Override
  public int area(int side) {
    return side == -3 ? -1 : super.area(side);
  }
}

class AboveBase {
  public int area(int side) {
    return side > 0 ? 1 : 0;
  }
}
