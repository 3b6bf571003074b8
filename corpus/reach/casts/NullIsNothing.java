package casts;

/** Null is an instance of nothing, and may be cast to everything. */
public final class NullIsNothing {
  public static int look(Object o) {
    if (o == null && o instanceof Object) {
      return 1; // reach: no
    }
    if (o == null) {
      String s = (String) o; // reach: ClassCastException no
      return s == null ? 2 : 3; // reach: true yes, false no
    }
    return 0;
  }
}
