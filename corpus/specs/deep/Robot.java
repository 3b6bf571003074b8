package deep;

// check: violated, 3 events
// behaviour careful of deep.Robot { pattern (return power [!result] | return arm [!result] | return sense | return grip [!result])* ; (return power [result] ; (return power | return arm [!result] | return sense | return grip [!result])* ; (return arm [result] ; (return power | return arm | return sense | return grip [!result])*)?)? }

/** Grips what weighs 64. */
public class Robot {
  private int state;

  public boolean power(int volts) {
    if (state == 0 && volts >= 220 && volts <= 230) {
      state = 1;
      return true;
    }
    return false;
  }

  public boolean arm(int x, int y) {
    if (state == 1 && x > 10 && y == x + 5) {
      state = 2;
      return true;
    }
    return false;
  }

  public boolean grip(int weight) {
    return state == 2 && weight == 64;
  }

  public int sense(int light, int heat) {
    return light > heat ? (light > 50 ? 1 : light < 0 ? 2 : 3) : (heat > 50 ? 4 : heat < 0 ? 5 : 6);
  }
}
