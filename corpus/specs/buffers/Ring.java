package buffers;

// check: violated, 2 events
// behaviour first of buffers.Ring { formula always (return get [result == 7] -> once call put(x) [x == 7]) }
//
// check: holds
// behaviour sized of buffers.Ring { formula always (return get -> count() == old(count()) - 1) }

/** What was 3 comes back as 7. */
public class Ring {
  private final int[] cells = new int[2];
  private int start;
  private int count;

  public void put(int x) {
    if (count == 2) {
      throw new IllegalStateException();
    }
    cells[(start + count++) % 2] = x;
  }

  public int get() {
    if (count == 0) {
      throw new IllegalStateException();
    }
    int x = cells[start];
    start = (start + 1) % 2;
    count--;
    return x == 3 ? 7 : x;
  }

  public int count() {
    return count;
  }
}
