package types;

/** What class an array has. */
public final class ObjectsAreStrings {
  public static int run(Object[] objects) {
    if (objects instanceof String[]) {
      return 1; // reach: yes, undecided: arrays of subtypes are not made
    }
    if (objects.getClass() != Object[].class) {
      return 2; // reach: yes, undecided: arrays of subtypes are not made
    }
    return 3; // reach: yes
  }
}
