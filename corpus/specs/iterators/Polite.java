package iterators;

// check: holds
// usage asked of iterators.Polite$Numbers { formula always (call next -> previously return hasNext [result]) }

/** Takes numbers only if there are some. */
public class Polite {
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
    for (int i = 0; i < 2 && numbers.hasNext(); i++) {
      sum += numbers.next();
    }
    return sum;
  }
}
