package statemachines;

/** A machine that is given three events. */
public final class Traffic {
  private static int next(int state, int event) {
    switch (state) {
      case 0:
        return event == 1 ? 1 : 0;
      case 1:
        return event == 2 ? 2 : event == 0 ? 0 : 1;
      case 2:
        return event == 3 ? 3 : 0;
      default:
        return 3;
    }
  }

  public static int run(int a, int b, int c) {
    int s = next(next(next(0, a), b), c);
    if (s == 3) {
      return a == 1 && b == 2 && c == 3 ? 1 : 2; // reach: true yes, false no
    }
    return s > 3 ? 3 : 4; // reach: true no
  }
}
