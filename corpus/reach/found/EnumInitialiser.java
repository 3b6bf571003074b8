package found;

/** What initialisers run is run once in the life of a program, not in every call. */
public final class EnumInitialiser {
  public enum Colour {
    RED(1), // reach: yes, undecided: a worker initialises a class once
    GREEN(2);

    int uses;

    Colour(int uses) {
      this.uses = uses; // reach: yes, undecided: a worker initialises a class once
    }
  }

  public static int run(int x) {
    if (x == 3) {
      return Colour.RED.uses; // reach: yes
    }
    return Colour.GREEN.uses; // reach: yes
  }
}
