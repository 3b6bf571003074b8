package exceptions;

/** Caught, changed into another one, and caught again. */
public final class Rethrown {
  public static int run(int x) {
    try {
      return outer(x);
    } catch (IllegalStateException e) {
      return x == 3 ? 1 : 2; // reach: true yes, false no
    } catch (IllegalArgumentException e) {
      return 3; // reach: no
    }
  }

  private static int outer(int x) {
    try {
      return inner(x);
    } catch (IllegalArgumentException e) {
      throw new IllegalStateException(e); // reach: yes, IllegalStateException yes
    }
  }

  private static int inner(int x) {
    if (x == 3) {
      throw new IllegalArgumentException("three"); // reach: yes, IllegalArgumentException yes
    }
    return x;
  }
}
