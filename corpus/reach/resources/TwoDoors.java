package resources;

/** Resources are closed in the reverse order. */
public final class TwoDoors {
  static final class Part implements AutoCloseable {
    private final StringBuilder log;
    private final char name;

    Part(StringBuilder log, char name) {
      this.log = log;
      this.name = name;
    }

    @Override
    public void close() {
      log.append(name);
    }
  }

  public static int run(int x) {
    StringBuilder log = new StringBuilder();
    try (Part a = new Part(log, 'a');
        Part b = new Part(log, 'b')) {
      if (x == 1) {
        log.append('x');
      }
    }
    if (log.charAt(0) == 'a') {
      return 1; // reach: no
    }
    return log.charAt(0) == 'x' ? 2 : 3; // reach: true yes, false yes
  }
}
