package statics;

/** Code of the JDK that is given a class makes its initialiser run. */
public final class BegunByJdk {
  static int begun;

  enum Colour {
    RED;

    static {
      begun = 6;
    }
  }

  enum Shape {
    ROUND;

    static {
      begun = 8;
    }
  }

  public static int byName() {
    Enum.valueOf(Colour.class, "RED");
    if (begun == 6) {
      return 1; // reach: yes
    }
    return 2; // reach: no, undecided: when initialisers run
  }

  public static int all() {
    Shape.class.getEnumConstants();
    if (begun == 8) {
      return 1; // reach: yes
    }
    return 2; // reach: no, undecided: when initialisers run
  }
}
