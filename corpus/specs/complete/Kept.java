package complete;

// check: holds
// usage closed of complete.Kept$Log { complete pattern open ; write* ; close }

/** A log in a field may be closed later. */
public class Kept {
  static class Log {
    void open() {}

    void write(int x) {}

    void close() {}
  }

  private Log log;

  public void log(int level) {
    if (level > 5) {
      log = new Log();
      log.open();
    }
  }
}
