package environment;

/** A constant that the environment decides once. */
public final class Constant {
  private static final boolean VERBOSE = Boolean.getBoolean("quarry.corpus.verbose");

  public static int look(int x) {
    return VERBOSE && x > 7 ? 1 : 2; // reach: true yes, undecided: other constants
  }
}
