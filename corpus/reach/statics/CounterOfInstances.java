package statics;

/** A constructor counts. */
public final class CounterOfInstances {
  private static int made;

  static final class Thing {
    final int number;

    Thing() {
      number = ++made;
    }
  }

  public static int make(boolean twice) {
    Thing first = new Thing();
    Thing last = twice ? new Thing() : first;
    if (last.number == 2) {
      return 1; // reach: yes
    }
    if (first.number != 1) {
      return 2; // reach: no
    }
    return made == 2 ? 3 : 0; // reach: true no
  }
}
