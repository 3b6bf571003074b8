package deep;

// check: violated, 3 events
// behaviour cool of deep.Thermostat { formula always (return heat [result] -> not once (return alarm [result] and once return arm [result])) }

/** Heats after an alarm at 451 degrees. */
public class Thermostat {
  private boolean isArmed;
  private boolean isAlarmed;

  public boolean arm(int code) {
    isArmed = isArmed || code == 2718;
    return isArmed;
  }

  public boolean alarm(int smoke) {
    isAlarmed = isAlarmed || isArmed && smoke > 300;
    return isAlarmed;
  }

  public boolean heat(int degrees) {
    return isAlarmed ? degrees == 451 : degrees > 0 && degrees < 30;
  }

  public int tune(int x, int y) {
    if (x + y == 10) {
      return x > y ? 1 : 2;
    }
    return x * 2 > y ? (x < 0 ? 3 : 4) : (y < 0 ? 5 : 6);
  }
}
