package iterators;

// check: violated, 2 events
// behaviour ends of iterators.Countdown { formula always (return next -> previously return hasNext [result] or not previously return hasNext) }

/** Goes on below zero. */
public class Countdown {
  private int left = 0;

  public boolean hasNext() {
    return left > 0;
  }

  public int next() {
    return left--;
  }
}
