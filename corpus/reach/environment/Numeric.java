package environment;

/** A number among the system properties. */
public final class Numeric {
  public static int look() {
    Integer size = Integer.getInteger("quarry.corpus.number");
    return size == null ? 1 : 2; // reach: true yes, false yes, undecided: numbers of properties
  }
}
