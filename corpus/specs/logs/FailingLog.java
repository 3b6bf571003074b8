package logs;

// check: violated, 2 events
// usage protocol of logs.FailingLog$Log { automaton idle { open -> busy } busy { throw write -> broken, write -> busy, close -> idle } broken { close -> idle } }

/** What goes on after a failed write is not allowed, but closing is. */
public class FailingLog {
  static class Log {
    public void open() {}

    public void write(int level) {
      if (level > 100) {
        throw new IllegalArgumentException();
      }
    }

    public void close() {}
  }

  public static void log(int level) {
    Log log = new Log();
    if (level < 0) {
      log.open();
      log.open();
    }
    log.open();
    try {
      log.write(level);
    } catch (IllegalArgumentException e) {
      log.close();
      return;
    }
    log.close();
  }
}
