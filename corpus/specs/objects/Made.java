package objects;

// check: violated, 1 events
// behaviour valid of objects.Made { formula always (return new -> low() <= high()) }

/** The constructor mends one order only. */
public class Made {
  private final int low;
  private final int high;

  public Made(int a, int b) {
    low = a > b && a < 1000 ? b : a;
    high = a > b && a < 1000 ? a : b;
  }

  public void look() {}

  public int low() {
    return low;
  }

  public int high() {
    return high;
  }
}
