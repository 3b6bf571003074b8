package exceptions;

/** The first handler that fits is taken. */
public final class HandlerOrder {
  public static int run(int x) {
    try {
      if (x == 1) {
        throw new NumberFormatException("one");
      }
      if (x == 2) {
        throw new IllegalArgumentException("two");
      }
      return 0;
    } catch (NumberFormatException e) {
      return x == 2 ? 1 : 2; // reach: true no, false yes
    } catch (IllegalArgumentException e) {
      return x == 1 ? 3 : 4; // reach: true no, false yes
    }
  }
}
