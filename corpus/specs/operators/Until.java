package operators;

// check: violated, 2 events
// behaviour waits of operators.Until { formula not (return get [result > 0] until return get [result < 0]) }

/** First up, then down. */
public class Until {
  private int calls;

  public int get(int x) {
    calls++;
    return calls == 1 ? (x > 5 ? 1 : 0) : (x == 12 ? -1 : 0);
  }
}
