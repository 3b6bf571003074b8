package operators;

// check: violated, 1 events
// behaviour prepared of operators.Once { formula always (return use [result] -> once return prepare) }

/** One value needs no preparation. */
public class Once {
  private boolean isPrepared;

  public void prepare() {
    isPrepared = true;
  }

  public boolean use(int x) {
    return isPrepared || x == 1000;
  }
}
