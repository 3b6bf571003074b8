package longs;

/** A product in long does not overflow where one in int does. */
public final class Products {
  public static int look(int a, int b) {
    long exact = (long) a * b;
    int cut = a * b;
    if (exact != cut && a > 100_000 && b == 50_000) {
      return 1; // reach: yes
    }
    if (exact == cut && exact > Integer.MAX_VALUE) {
      return 2; // reach: no
    }
    return 0;
  }
}
