package applets;

// check: violated, 4 events
// behaviour stays of applets.Blocked { formula always ((call verify and left() == 0) -> next not return verify [result]) }

/** The master code opens a blocked card. */
public class Blocked {
  private int left = 1;

  public boolean verify(int pin) {
    if (pin == 9999) {
      return true;
    }
    left = left > 0 ? left - 1 : 0;
    return false;
  }

  public int left() {
    return left;
  }
}
