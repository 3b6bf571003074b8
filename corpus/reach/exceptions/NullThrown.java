package exceptions;

/** To throw null is to throw a NullPointerException. */
public final class NullThrown {
  public static int run(boolean really) {
    RuntimeException e = really ? new IllegalStateException() : null;
    try {
      throw e;
    } catch (IllegalStateException caught) {
      return really ? 1 : 2; // reach: true yes, false no
    } catch (NullPointerException caught) {
      return really ? 3 : 4; // reach: true no, false yes
    }
  }
}
