package identity;

/** A Boolean need not be one of the two constants. */
public final class BooleanTrue {
  public static int run(Boolean b) {
    if (b == Boolean.TRUE) {
      return 1; // reach: yes, undecided: which object a box is is not followed
    }
    if (b != null && b) {
      return 2; // reach: yes, undecided: which object a box is is not followed
    }
    return 3; // reach: yes
  }
}
