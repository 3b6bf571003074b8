package types;

/** An array of an interface need not take every implementation. */
public final class StoreIntoShapes {
  public interface Shape {}
  public static final class Circle implements Shape {}
  public static final class Square implements Shape {}
  public static int run(Shape[] shapes) {
    if (shapes == null || shapes.length < 1) {
      return 0;
    }
    shapes[0] = new Square(); // reach: ArrayStoreException yes, undecided: arrays of subtypes are not made
    return 2; // reach: yes
  }
}
