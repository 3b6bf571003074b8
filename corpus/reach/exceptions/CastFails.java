package exceptions;

/** A cast that can't fail, and one that can. */
public final class CastFails {
  public static int run(Object o) {
    try {
      return ((String) o).length();
    } catch (ClassCastException e) {
      if (o == null) {
        return 1; // reach: no
      }
      return o instanceof String ? 2 : 3; // reach: true no, false yes
    }
  }
}
