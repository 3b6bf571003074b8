package environment;

/** The same by another way. */
public final class SystemHash {
  public static int look(String s) {
    return System.identityHashCode("x") % 3 == 1 ? 1 : 2; // reach: true yes, undecided: chance
  }
}
