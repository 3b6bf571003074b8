package types;

/** A type parameter with a bound. */
public final class GenericNumber {
  public static <T extends Number & Comparable<T>> int run(T n) {
    if (n instanceof Double) {
      return 1; // reach: yes
    }
    return 0;
  }
}
