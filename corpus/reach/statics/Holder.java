package statics;

/** A nested class holds the only instance. */
public final class Holder {
  private final int size;

  private Holder(int size) {
    this.size = size;
  }

  private static final class Lazy {
    static final Holder INSTANCE = new Holder(12);
  }

  static Holder instance() {
    return Lazy.INSTANCE;
  }

  public static int look(int x) {
    if (instance().size == 13) {
      return 1; // reach: no
    }
    if (instance().size == x) {
      return 2; // reach: yes
    }
    return instance() != instance() ? 3 : 4; // reach: true no
  }
}
