package enums;

/** A name that is not there. */
public final class ValueOf {
  public enum Mode {
    ON,
    OFF
  }

  public static int look(boolean on) {
    Mode m = Mode.valueOf(on ? "ON" : "OFF");
    if (m == Mode.OFF) {
      return on ? 1 : 2; // reach: true no, false yes
    }
    return Mode.values().length == 3 ? 3 : 4; // reach: true no
  }
}
