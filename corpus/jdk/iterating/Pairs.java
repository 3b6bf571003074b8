package iterating;

import java.util.Iterator;
import java.util.NoSuchElementException;

/** An iterator of our own over the even numbers below a limit. */
// witness: sum(7)
// witness: sum(0)
// witness: after(4)
public final class Pairs {
  private static final class Evens implements Iterator<Integer> {
    private final int limit;
    private int next;

    Evens(int limit) {
      this.limit = limit;
    }

    @Override
    public boolean hasNext() {
      return next < limit;
    }

    @Override
    public Integer next() {
      if (!hasNext()) {
        throw new NoSuchElementException(); // reach: yes
      }
      int result = next;
      next += 2;
      return result;
    }
  }

  public static int sum(int limit) {
    int sum = 0;
    Iterator<Integer> evens = new Evens(Math.min(limit, 20));
    while (evens.hasNext()) {
      sum += evens.next();
    }
    if (sum % 2 != 0) {
      return -1; // reach: no
    }
    return sum == 12 ? 12 : 0; // reach: true yes, false yes
  }

  public static int after(int count) {
    Evens evens = new Evens(4);
    for (int i = 0; i < count; i++) {
      evens.next();
    }
    return count > 2 ? 1 : 0; // reach: true no
  }
}
