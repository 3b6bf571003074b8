package operators;

// check: violated, 2 events
// behaviour never of operators.Eventually { formula not (return arm [result] and eventually return fire) }

/** Armed by 31, it fires. */
public class Eventually {
  public boolean arm(int code) {
    return code == 31;
  }

  public void fire() {}
}
