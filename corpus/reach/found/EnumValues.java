package found;

/** An input that is a constant of an enumeration, beside what the initialiser makes of them. */
public final class EnumValues {
  public enum Colour {
    RED,
    GREEN
  }

  public static int run(Colour colour, int i) {
    if (colour == Colour.RED) {
      return Colour.values()[i].ordinal(); // reach: yes, ArrayIndexOutOfBoundsException yes
    }
    if (Colour.values().length == 2 && colour != Colour.GREEN && colour != null) {
      return 7; // reach: no
    }
    return 0; // reach: yes
  }
}
