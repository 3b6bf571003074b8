package types;

/** A cast of any object. */
public final class CastFails {
  public static int run(Object o) {
    if (o == null || o instanceof String || o instanceof Integer) {
      return 0;
    }
    Long l = (Long) o; // reach: ClassCastException yes
    return l > 0 ? 1 : 2; // reach: true yes, false yes
  }
}
