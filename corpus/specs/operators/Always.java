package operators;

// check: violated, 1 events
// behaviour small of operators.Always { formula always (return half [result < 50]) }

/** Numbers from 100 on. */
public class Always {
  public int half(int x) {
    return x > 100 || x < 0 ? 50 : x / 2 < 50 ? x / 2 : 49;
  }
}
