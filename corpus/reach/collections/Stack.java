package collections;

/** A stack of our own, used in order. */
public final class Stack {
  private static final class Ints {
    private int[] items = new int[2];
    private int size;

    void push(int x) {
      if (size == items.length) {
        int[] more = new int[2 * size];
        for (int i = 0; i < size; i++) {
          more[i] = items[i];
        }
        items = more;
      }
      items[size++] = x;
    }

    int pop() {
      if (size == 0) {
        throw new IllegalStateException("empty"); // reach: no
      }
      return items[--size];
    }
  }

  public static int look(int a, int b, int c) {
    Ints s = new Ints();
    s.push(a);
    s.push(b);
    s.push(c);
    if (s.pop() != c) {
      return 1; // reach: no
    }
    return s.pop() == 4 && s.pop() == 5 ? 2 : 3; // reach: true yes
  }
}
