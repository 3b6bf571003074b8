package resources;

/** A resource that is null is not closed. */
public final class NullResource {
  static final class Part implements AutoCloseable {
    private final int[] closed;

    Part(int[] closed) {
      this.closed = closed;
    }

    @Override
    public void close() {
      closed[0]++;
    }
  }

  public static int run(boolean some) {
    int[] closed = {0};
    try (Part part = some ? new Part(closed) : null) {
      if (part == null && some) {
        return 1; // reach: no
      }
    }
    return closed[0] == 1 ? some ? 2 : 3 : 4; // reach: yes
  }
}
