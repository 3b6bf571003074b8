package interfaces;

/** An object may be both only if a class is. */
public final class InTwoInterfaces {
  public interface Swims {}

  public interface Flies {}

  public interface Digs {}

  public static final class Duck implements Swims, Flies {}

  public static final class Fish implements Swims {}

  public static final class Mole implements Digs {}

  public static int look(Swims s) {
    if (s instanceof Flies) {
      return s instanceof Duck ? 1 : 2; // reach: true yes, false no
    }
    if (s instanceof Digs) {
      return 3; // reach: no
    }
    return 0;
  }
}
