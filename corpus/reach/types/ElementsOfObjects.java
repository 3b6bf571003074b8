package types;

/** Elements of an array of objects. */
public final class ElementsOfObjects {
  public static int run(Object[] objects) {
    if (objects != null && objects.length == 1 && objects[0] instanceof Long l && l == -1L) {
      return 1; // reach: yes
    }
    return 0;
  }
}
