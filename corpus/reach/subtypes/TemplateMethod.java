package subtypes;

/** A method of the superclass calls one of the subclass. */
public final class TemplateMethod {
  public abstract static class Step {
    final int run(int x) {
      int y = transform(x);
      if (y == x + 100) {
        return -1; // reach: yes
      }
      if (y == x + 7) {
        return -2; // reach: no
      }
      return y;
    }

    abstract int transform(int x);
  }

  public static final class Plus extends Step {
    @Override
    int transform(int x) {
      return x + 100;
    }
  }

  public static final class Minus extends Step {
    @Override
    int transform(int x) {
      return x - 1;
    }
  }

  public static int start(Step s, int x) {
    return s.run(x);
  }
}
