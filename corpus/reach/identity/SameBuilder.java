package identity;

/** Two builders may be one, and are compared. */
public final class SameBuilder {
  public static int run(StringBuilder a, StringBuilder b) {
    if (a != null && a == b) {
      return 1; // reach: yes, undecided: builders that are one are not made
    }
    return 2; // reach: yes
  }
}
