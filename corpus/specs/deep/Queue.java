package deep;

// check: violated, 3 events
// behaviour fair of deep.Queue { formula always (return take [result == 9] -> once return put(x, p) [x == 9 && p > 100]) }

/** Priority 5 overwrites the element of priority 3. */
public class Queue {
  private int first = -1;
  private int second = -1;

  public void put(int x, int priority) {
    if (priority == 3 && x > 10 && x < 20) {
      first = x;
    } else if (priority == 5 && first > 0) {
      second = x == 9 ? first : 0;
    }
  }

  public int take(int slot) {
    if (slot == 2 && second > 0) {
      return 9;
    }
    return slot == 1 && first > 0 ? 1 : 0;
  }

  public int look(int a, int b) {
    return a > 3 ? (b > 3 ? 1 : 2) : (b < -3 ? 3 : a < -3 ? 4 : 5);
  }
}
