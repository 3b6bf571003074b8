package exceptions;

/** The handler is for another class. */
public final class WrongHandler {
  public static int look(int[] a, int i) {
    try {
      return a[i];
    } catch (ArithmeticException e) {
      return -1; // reach: no
    } catch (ArrayIndexOutOfBoundsException e) {
      return i >= 0 && i < 4 && a.length > 4 ? -2 : -3; // reach: true no, false yes
    } catch (NullPointerException e) {
      return -4; // reach: yes
    }
  }
}
