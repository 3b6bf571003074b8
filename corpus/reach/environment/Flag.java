package environment;

/** A switch among the system properties. */
public final class Flag {
  public static int look() {
    return Boolean.getBoolean("quarry.corpus.flag") ? 1 : 2; // reach: true yes, false yes
  }
}
