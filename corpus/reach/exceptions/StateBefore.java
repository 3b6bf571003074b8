package exceptions;

/** What was written before the exception stays written. */
public final class StateBefore {
  private int step;

  public int run(int[] a, int i) {
    step = 0;
    try {
      step = 1;
      a[i] = 5;
      step = 2;
    } catch (ArrayIndexOutOfBoundsException e) {
      if (step == 2) {
        return 1; // reach: no
      }
      return step == 1 ? 2 : 3; // reach: true yes, false no
    }
    return step == 1 ? 4 : 5; // reach: true no
  }
}
