package statics;

/** A field that is read before its initialiser ran is still zero. */
public final class Order {
  static int early = late();
  static int value = 5;

  static int late() {
    return value + 1;
  }

  public static int look(int x) {
    if (early == 6) {
      return 1; // reach: no
    }
    if (early == 1 && value == 5) {
      return 2; // reach: yes
    }
    return x;
  }
}
