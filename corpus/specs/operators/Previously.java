package operators;

// check: violated, 3 events
// behaviour pairs of operators.Previously { formula always (return second [result] -> previously return first [result]) }

/** The second works twice. */
public class Previously {
  private int left;

  public boolean first(int x) {
    left = x == 17 ? 2 : 0;
    return x == 17 || x == 18;
  }

  public boolean second() {
    return left-- > 0;
  }
}
