package types;

/** An object may be a constant of the program's enum. */
public final class ObjectIsEnum {
  public enum Colour {
    RED, GREEN
  }
  public static int run(Object o) {
    if (o instanceof Colour colour) {
      return colour == Colour.RED ? 1 : 2; // reach: true yes, false yes, undecided: constants of enums are not tried for general types
    }
    return 0;
  }
}
