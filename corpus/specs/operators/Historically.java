package operators;

// check: violated, 2 events
// behaviour pure of operators.Historically { formula always (return seal [result] -> historically not return add(x) [x < 0]) }

/** Can be sealed although something negative is in. */
public class Historically {
  private int sum;

  public void add(int x) {
    sum += x;
  }

  public boolean seal() {
    return sum != -1;
  }
}
