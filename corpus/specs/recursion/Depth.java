package recursion;

// check: violated, 1 events
// behaviour flat of recursion.Depth { formula always (return down -> depth() == 0) }

/** Levels are left too few times. */
public class Depth {
  private int depth;

  public void down(int levels) {
    if (levels <= 0 || levels > 3) {
      return;
    }
    depth++;
    down(levels - 1);
    if (levels != 2) {
      depth--;
    }
  }

  public int depth() {
    return depth;
  }
}
