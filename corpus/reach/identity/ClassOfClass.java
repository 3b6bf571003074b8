package identity;

/** A class object may be passed. */
public final class ClassOfClass {
  public static int run(Class<?> type) {
    if (type == String.class) {
      return 1; // reach: yes, undecided: class objects are not made
    }
    return 2; // reach: yes
  }
}
