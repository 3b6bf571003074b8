package finallys;

/** A finally block runs either way. */
public final class Runs {
  public static int run(int x) {
    int cleaned = 0;
    int result = 0;
    try {
      if (x == 5) {
        throw new IllegalStateException();
      }
      result = 1;
    } catch (IllegalStateException e) {
      result = 2;
    } finally {
      cleaned++;
    }
    if (cleaned != 1) {
      return -1; // reach: no
    }
    return result == 2 ? 10 : result == 0 ? 20 : 30; // reach: yes
  }
}
