package subtypes;

/** A sealed hierarchy has no other classes. */
public final class Sealed {
  public sealed interface Animal permits Cat, Dog {}

  public static final class Cat implements Animal {}

  public static final class Dog implements Animal {}

  public static int look(Animal a) {
    if (a == null) {
      return 0;
    }
    if (!(a instanceof Cat) && !(a instanceof Dog)) {
      return 1; // reach: no
    }
    return a instanceof Dog ? 2 : 3; // reach: true yes, false yes
  }
}
