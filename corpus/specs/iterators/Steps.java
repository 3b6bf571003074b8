package iterators;

// check: violated, 1 events
// usage asked of iterators.Steps$Numbers { pattern (hasNext+ ; next)* }

/** Takes the first number without asking. */
public class Steps {
  static class Numbers {
    private int left;

    Numbers(int left) {
      this.left = left;
    }

    public boolean hasNext() {
      return left > 0;
    }

    public int next() {
      return left--;
    }
  }

  public static int sum(int count) {
    Numbers numbers = new Numbers(count);
    int sum = 0;
    if (count > 2) {
      sum += numbers.next();
    }
    for (int i = 0; i < 2 && numbers.hasNext(); i++) {
      sum += numbers.next();
    }
    return sum;
  }
}
