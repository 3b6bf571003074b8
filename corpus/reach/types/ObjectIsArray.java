package types;

/** An object may be an array. */
public final class ObjectIsArray {
  public static int run(Object o) {
    if (o instanceof int[] numbers && numbers.length == 2) {
      return 1; // reach: yes, undecided: arrays are not made for objects
    }
    if (o != null && o.getClass().isArray()) {
      return 2; // reach: yes, undecided: arrays are not made for objects
    }
    return 0;
  }
}
