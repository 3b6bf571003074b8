package stacks;

// check: violated, 1 events
// behaviour careful of stacks.EmptyStack { formula always (return pop -> once return push) }

/** An empty stack gives a zero away. */
public class EmptyStack {
  private final int[] elements = new int[2];
  private int size;

  public void push(int x) {
    elements[size++] = x;
  }

  public int pop() {
    return size == 0 ? 0 : elements[--size];
  }
}
