package generics;

/** A generic container. */
public final class Boxed {
  static final class Holder<T> {
    private T value;

    void set(T value) {
      this.value = value;
    }

    T get() {
      return value;
    }
  }

  public static int look(int x) {
    Holder<Integer> h = new Holder<>();
    if (h.get() != null) {
      return 1; // reach: no
    }
    h.set(x + 1);
    return h.get() == 70 ? 2 : 3; // reach: true yes
  }
}
