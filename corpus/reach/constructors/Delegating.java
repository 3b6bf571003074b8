package constructors;

/** Constructors that call each other. */
public final class Delegating {
  static final class Text {
    final int length;
    final boolean open;

    Text(int length) {
      this(length, length > 10);
    }

    Text(int length, boolean open) {
      this.length = length < 0 ? 0 : length;
      this.open = open;
    }
  }

  public static int look(int n) {
    Text t = new Text(n);
    if (t.open && t.length <= 10) {
      return 1; // reach: no
    }
    if (t.length < 0) {
      return 2; // reach: no
    }
    return t.open && t.length == 11 ? 3 : 4; // reach: true yes
  }
}
