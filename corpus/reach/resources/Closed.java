package resources;

/** A resource is closed also if its use fails. */
public final class Closed {
  static final class Door implements AutoCloseable {
    private final int[] log;

    Door(int[] log) {
      this.log = log;
      log[0]++;
    }

    void enter(int x) {
      if (x == 13) {
        throw new IllegalStateException("not today");
      }
    }

    @Override
    public void close() {
      log[0]--;
    }
  }

  public static int run(int x) {
    int[] log = new int[1];
    try (Door door = new Door(log)) {
      door.enter(x);
      if (log[0] != 1) {
        return 1; // reach: no
      }
    } catch (IllegalStateException e) {
      return log[0] == 0 ? 2 : 3; // reach: true yes, false no
    }
    return log[0] == 0 ? 4 : 5; // reach: false no
  }
}
