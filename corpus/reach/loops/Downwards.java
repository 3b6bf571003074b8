package loops;

/** A counter that passes zero only if it began there. */
public final class Downwards {
  public static int look(byte start) {
    int i = start;
    int steps = 0;
    while (i > 0 && steps < 3) {
      i -= 50;
      steps++;
    }
    if (steps == 3) {
      return start > 100 ? 1 : 2; // reach: true yes, false no
    }
    return i < -49 && start > 0 ? 3 : 4; // reach: true no
  }
}
