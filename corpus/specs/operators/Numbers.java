package operators;

// check: violated, 1 events
// behaviour longs of operators.Numbers { formula always (return twice(n) -> result / 2 == n) }
//
// check: holds
// behaviour rests of operators.Numbers { formula always (return rest(n) -> result > -5 && result < 5) }

/** Doubling overflows. */
public class Numbers {
  public long twice(long n) {
    return 2 * n;
  }

  public int rest(int n) {
    return n % 5;
  }
}
