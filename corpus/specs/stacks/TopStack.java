package stacks;

// check: violated, 1 events
// behaviour shown of stacks.TopStack { formula always (return push(x) -> top() == x) }

/** Negative elements are shown as zero. */
public class TopStack {
  private int top;

  public void push(int x) {
    top = x < 0 ? 0 : x;
  }

  public int top() {
    return top;
  }
}
