package statics;

/** A class without an initialiser of its own makes those of its interfaces run. */
public final class DefaultsBegin {
  static int begun;

  static int begin(int by) {
    begun = by;
    return by;
  }

  interface Loud {
    int NUMBER = begin(4);

    default void shout() {}
  }

  interface Silent {
    int NUMBER = begin(5);

    void say();
  }

  static final class Speaker implements Loud {}

  static final class Listener implements Silent {
    @Override
    public void say() {}
  }

  public static int loud() {
    new Speaker();
    if (begun == 4) {
      return 1; // reach: yes
    }
    return 2; // reach: no, undecided: when initialisers run
  }

  public static int silent() {
    new Listener();
    if (begun == 5) {
      return 1; // reach: no
    }
    return 2; // reach: yes
  }
}
