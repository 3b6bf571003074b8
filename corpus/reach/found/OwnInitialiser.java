package found;

/** No instruction initialises the class of an entry: the virtual machine does, before the entry. */
public final class OwnInitialiser {
  static int made;

  static final class Thing {
    final int code;

    Thing(int code) {
      this.code = code; // reach: yes, undecided: called by the virtual machine
    }
  }

  static {
    made = new Thing(3).code;
  }

  public static int run(int x) {
    if (x * x == 2) {
      return new Thing(x).code; // reach: no
    }
    return made;
  }
}
