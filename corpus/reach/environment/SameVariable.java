package environment;

/** The environment does not change while a program runs. */
public final class SameVariable {
  public static int look() {
    boolean isSet = System.getenv("QUARRY_CORPUS_MODE") != null;
    boolean isStillSet = System.getenv("QUARRY_CORPUS_MODE") != null;
    return isSet != isStillSet ? 1 : 2; // reach: true no, false yes
  }
}
