package identity;

/** An object is equal to itself. */
public final class EqualsOfObject {
  public static int run(Object o, Object p) {
    if (o == null || p == null || o.getClass() != Object.class || p.getClass() != Object.class) {
      return 0;
    }
    return o.equals(p) ? 1 : 2; // reach: true yes, false yes
  }
}
