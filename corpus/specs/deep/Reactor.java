package deep;

// check: violated, 4 events
// behaviour rods of deep.Reactor { automaton cold { return start [result] -> warm, return start -> cold, return heat [!result] -> cold, return vent -> cold, return shut -> cold } warm { return heat [result] -> hot, return heat -> warm, return shut [result] -> cold, return shut -> warm, return start [!result] -> warm, return vent -> warm } hot { return vent [result] -> warm, return vent -> hot, return heat [result] -> critical, return heat -> hot, return shut [result] -> cold, return shut -> hot, return start [!result] -> hot } critical { return vent -> warm, return shut [!result] -> critical, return start [!result] -> critical, return heat -> critical } }

/** Shuts down from a critical state. */
public class Reactor {
  private int state;

  public boolean start(int key) {
    if (state == 0 && key == 1986) {
      state = 1;
      return true;
    }
    return false;
  }

  public boolean heat(int power) {
    if (state >= 1 && state < 3 && power > 100 * state && power < 100 * state + 10) {
      state++;
      return true;
    }
    return false;
  }

  public boolean vent(int valve) {
    if (state >= 2 && valve == 4) {
      state = 1;
      return true;
    }
    return false;
  }

  public boolean shut(int code) {
    if (state == 3 ? code == 26 : state > 0 && code > 0) {
      state = 0;
      return true;
    }
    return false;
  }
}
