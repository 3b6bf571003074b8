package found;

/** What a call leaves in the constant of an enumeration is not there in the next program. */
public final class EnumState {
  public enum Colour {
    RED(1),
    BLUE(3);

    int uses;

    Colour(int uses) {
      this.uses = uses;
    }
  }

  public static int run(Colour colour, int x) {
    if (x < 0 || x > 3) {
      return 0;
    }
    colour.uses = -1;
    if (x == 2 && colour == Colour.RED && Colour.BLUE.uses < 0) {
      return 1; // reach: no
    }
    return Colour.RED.uses; // reach: yes
  }
}
