package applets;

// check: holds
// behaviour falling of applets.Counter { formula always (return verify [!result] -> left() < old(left()) or left() == 0) }

/** Wrong tries count. */
public class Counter {
  private int left = 3;

  public boolean verify(int pin) {
    if (left == 0) {
      return false;
    }
    if (pin == 4321) {
      left = 3;
      return true;
    }
    left--;
    return false;
  }

  public int left() {
    return left;
  }
}
