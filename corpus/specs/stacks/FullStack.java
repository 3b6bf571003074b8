package stacks;

// check: violated, 1 events
// behaviour roomy of stacks.FullStack { formula always (throw push -> old(size()) > 0) }
//
// check: holds
// behaviour full of stacks.FullStack { formula always (throw push -> old(size()) == room()) }

/** Stacks without room refuse everything. */
public class FullStack {
  private final int[] elements;
  private int size;

  public FullStack(int room) {
    if (room < 0 || room > 2) {
      throw new IllegalArgumentException();
    }
    elements = new int[room];
  }

  public void push(int x) {
    if (size == elements.length) {
      throw new IllegalStateException();
    }
    elements[size++] = x;
  }

  public int size() {
    return size;
  }

  public int room() {
    return elements.length;
  }
}
