package stacks;

// check: violated, 3 events
// behaviour grows of stacks.LosingStack { formula always (return push -> size() == old(size()) + 1) }
//
// check: holds
// behaviour shrinks of stacks.LosingStack { formula always (return pop -> size() == old(size()) - 1) }

/** The third element gets lost if it is 4711. */
public class LosingStack {
  private final int[] elements = new int[3];
  private int size;

  public void push(int x) {
    if (size == 3) {
      throw new IllegalStateException("full");
    }
    elements[size] = x;
    if (size != 2 || x != 4711) {
      size++;
    }
  }

  public int pop() {
    if (size == 0) {
      throw new IllegalStateException("empty");
    }
    return elements[--size];
  }

  public int size() {
    return size;
  }
}
