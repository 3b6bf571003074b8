package casts;

/** A cast that fails for one class. */
public final class Unguarded {
  public static class Animal {}

  public static final class Dog extends Animal {
    int age;
  }

  public static int look(Animal a) {
    Dog d = (Dog) a; // reach: ClassCastException yes
    if (a != null && !(a instanceof Dog)) {
      return 1; // reach: no
    }
    return d == null ? 2 : 3; // reach: true yes, false yes
  }
}
