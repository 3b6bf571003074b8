package complete;

// check: violated, 3 events
// usage closed of complete.Forgotten$Log { complete pattern open ; write* ; close }

/** A log is not closed if something was written. */
public class Forgotten {
  static class Log {
    void open() {}

    void write(int x) {}

    void close() {}
  }

  public void log(int level) {
    Log log = new Log();
    log.open();
    if (level == 17) {
      log.write(level);
      return;
    }
    log.close();
  }
}
