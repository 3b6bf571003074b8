package environment;

/** Constants have hash codes by identity. */
public final class EnumHash {
  enum Colour {
    RED,
    GREEN
  }

  public static int look() {
    return Colour.RED.hashCode() < Colour.GREEN.hashCode() ? 1 : 2; // reach: true yes, false yes, undecided: chance
  }
}
