package types;

/** An array of objects need not take every object. */
public final class StoreIntoArray {
  public static int run(Object[] objects) {
    if (objects == null || objects.length < 1) {
      return 0;
    }
    try {
      objects[0] = "text";
    } catch (ArrayStoreException e) {
      return 1; // reach: yes, undecided: arrays of subtypes are not made
    }
    return 2; // reach: yes
  }
}
