package environment;

/** A hash code of no meaning. */
public final class IdentityHash {
  public static int look() {
    Object made = new Object();
    return made.hashCode() % 2 == 0 ? 1 : 2; // reach: true yes, false yes, undecided: chance
  }
}
