package subtypes;

/** A sealed type that one of its own opens again. */
public final class NonSealed {
  public sealed interface Animal permits Dog, Cat {
    int legs();
  }

  public static final class Dog implements Animal {
    @Override
    public int legs() {
      return 4;
    }
  }

  public abstract static non-sealed class Cat implements Animal {}

  static class Lion extends Cat {
    @Override
    public int legs() {
      return 4;
    }
  }

  private NonSealed() {}

  public static Animal lame(int legs) {
    return new Cat() {
      @Override
      public int legs() {
        return legs;
      }
    };
  }

  public static Animal lion() {
    return new Lion();
  }

  public static int count(Animal animal) {
    if (animal instanceof Dog) {
      return animal.legs() == 4 ? 1 : 2; // reach: true yes, false no
    }
    if (animal.getClass() != Lion.class) {
      return 3; // reach: yes
    }
    if (animal.legs() == 3) {
      return 4; // reach: no
    }
    return 5; // reach: yes
  }

  public static int three(Animal animal) {
    if (animal.legs() == 3) {
      return 1; // reach: yes
    }
    return 2; // reach: yes
  }
}
