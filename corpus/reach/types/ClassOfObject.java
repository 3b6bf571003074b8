package types;

/** The class of an object may be any. */
public final class ClassOfObject {
  public static int run(Object o) {
    if (o == null) {
      return 0;
    }
    if (o.getClass() == Long.class) {
      return 1; // reach: yes
    }
    if (o.getClass() == java.util.Date.class) {
      return 2; // reach: yes, undecided: dates are not made for objects
    }
    if (o.getClass().getName().startsWith("java.time.")) {
      return 3; // reach: yes, undecided: times are not made for objects
    }
    return 4; // reach: yes
  }
}
