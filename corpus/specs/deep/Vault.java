package deep;

// check: violated, 3 events
// behaviour safe of deep.Vault { automaton locked { return code [result] -> coded, return code -> locked, return turn [!result] -> locked, return open [!result] -> locked, return idle -> locked } coded { return turn [result] -> turned, return turn -> coded, return code -> coded, return open [!result] -> coded, return idle -> coded } turned { return open [!result] -> turned, return code -> turned, return turn -> turned, return idle -> turned } }

/** A code, a turn, and a door that should stay closed. */
public class Vault {
  private int state;

  public int idle(int a, int b) {
    if (a > b) {
      return a > 2 * b ? 1 : a == 7 ? 2 : 3;
    }
    return a < 0 ? (b < 0 ? 4 : 5) : 6;
  }

  public boolean code(int pin) {
    if (state == 0 && pin == 7391) {
      state = 1;
      return true;
    }
    return false;
  }

  public boolean turn(int angle) {
    if (state == 1 && angle > 90 && angle < 95) {
      state = 2;
      return true;
    }
    return false;
  }

  public boolean open(int hour) {
    return state == 2 && hour == 23;
  }
}
