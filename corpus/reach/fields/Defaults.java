package fields;

/** Fields begin as zero, false and null. */
public final class Defaults {
  static final class Fields {
    int number;
    boolean flag;
    double real;
    String text;
    int[] array;
  }

  public static int look(int x) {
    Fields f = new Fields();
    if (f.flag || f.number != 0) {
      return 1; // reach: no
    }
    if (f.real != 0.0 || f.text != null || f.array != null) {
      return 2; // reach: no
    }
    f.number = x;
    if (f.number == -1 && !f.flag) {
      return 3; // reach: yes
    }
    return 0;
  }
}
