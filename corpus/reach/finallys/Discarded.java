package finallys;

/** What a finally block does to results and exceptions that are on their way. */
public final class Discarded {
  private static int count;

  private Discarded() {}

  @SuppressWarnings("finally")
  public static int broken(int x) {
    for (int i = 0; i < 3; i++) {
      try {
        if (x == i) {
          throw new IllegalStateException();
        }
        count++;
      } finally {
        if (x == 1) {
          break;
        }
      }
    }
    if (x == 1 && count == 0) {
      return 1; // reach: no
    }
    if (x == 1) {
      return 2; // reach: yes
    }
    if (x >= 0 && x < 3) {
      return 3; // reach: no
    }
    return count; // reach: yes
  }

  @SuppressWarnings("finally")
  public static int swallowed(int x) {
    try {
      return 10 / x; // reach: ArithmeticException yes
    } finally {
      return count; // reach: yes
    }
  }

  public static int kept(int[] box) {
    int result = changed(box);
    if (result == 1 && box[0] == 2) {
      return 1; // reach: yes
    }
    return 2; // reach: no
  }

  private static int changed(int[] box) {
    box[0] = 1;
    try {
      return box[0];
    } finally {
      box[0] = 2;
    }
  }

  static final class Resource implements AutoCloseable {
    private final boolean fails;

    Resource(boolean fails) {
      this.fails = fails;
    }

    @Override
    public void close() {
      count += 10;
      if (fails) {
        throw new IllegalStateException("close");
      }
    }
  }

  public static int resources(boolean first, boolean second, int x) {
    try (Resource one = new Resource(first);
        Resource two = x == 3 ? null : new Resource(second)) {
      count += 10 / x;
    } catch (ArithmeticException e) {
      if (e.getSuppressed().length == 2) {
        return 1; // reach: yes
      }
      return e.getSuppressed().length; // reach: yes
    } catch (IllegalStateException e) {
      if (e.getSuppressed().length == 1) {
        return 2; // reach: yes
      }
      if (e.getSuppressed().length == 2) {
        return 3; // reach: no
      }
      return 4; // reach: yes
    } finally {
      if (count % 10 == 0 && x != 0) {
        count++; // reach: yes
      }
    }
    return 5; // reach: yes
  }
}
