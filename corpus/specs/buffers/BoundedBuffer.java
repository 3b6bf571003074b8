package buffers;

// check: holds
// behaviour bounded of buffers.BoundedBuffer { formula always (return put -> count() <= 2) }
//
// check: violated, 3 events
// behaviour kept of buffers.BoundedBuffer { formula always (return put [result] -> count() == old(count()) + 1) }

/** The third element is accepted and dropped. */
public class BoundedBuffer {
  private int count;

  public boolean put(int x) {
    if (count < 2) {
      count++;
    }
    return true;
  }

  public int count() {
    return count;
  }
}
