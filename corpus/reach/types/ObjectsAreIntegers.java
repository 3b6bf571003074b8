package types;

/** An array of objects may be an array of integers. */
public final class ObjectsAreIntegers {
  public static int run(Object[] objects) {
    if (objects == null) {
      return 0;
    }
    Integer[] numbers = (Integer[]) objects; // reach: ClassCastException yes
    return numbers.length; // reach: yes, undecided: arrays of subtypes are not made
  }
}
