package classics;

/** In the manner of TCAS and TSAFE: many flags and thresholds, and some trigonometry. */
final class Avionics {
  static final class Traffic {
    int ownAltitude;
    int otherAltitude;
    int verticalRate;
    boolean confident;
    boolean otherClimbs;
  }

  /** Which way to evade: decisions over altitudes and a table of required separations. */
  // explore: exhausted
  // returns: "climb", "descend", "none"
  // throws: NullPointerException, ArrayIndexOutOfBoundsException
  // covers: branches
  static String advisory(Traffic t, int layer) {
    int[] separation = {400, 500, 640, 740};
    int required = separation[layer];
    boolean enabled = t.confident && t.verticalRate <= 600;
    if (!enabled) {
      return "none";
    }
    boolean below = t.ownAltitude < t.otherAltitude;
    boolean above = t.otherAltitude < t.ownAltitude;
    boolean near =
        t.otherAltitude - t.ownAltitude < required && t.ownAltitude - t.otherAltitude < required;
    if (!near) {
      return "none";
    }
    if (above && !t.otherClimbs) {
      return "climb";
    }
    if (below && t.otherClimbs) {
      return "descend";
    }
    return "none";
  }

  /** Whether two headings lose separation within a horizon: products, no trigonometry. */
  // explore: exhausted
  // returns: "conflict", "diverging", "late", "parallel"
  static String conflict(int distance, int closing, int horizon) {
    if (closing == 0) {
      return "parallel";
    }
    if (closing < 0 || distance < 0) {
      return "diverging";
    }
    int time = distance / closing;
    return time > 100 && horizon < time ? "late" : "conflict";
  }

  /** The same with sines: no solver decides it, a search does. */
  // explore: any
  // returns: any
  // options: runs=60
  static int turn(double heading, double speed) {
    if (speed < 1 || speed > 600) {
      return 0;
    }
    double drift = Math.sin(heading) * speed;
    if (drift > 300) {
      return 1;
    }
    return Math.cos(heading) * speed < -100 ? 2 : 3;
  }
}
