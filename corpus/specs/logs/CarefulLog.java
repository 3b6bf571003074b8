package logs;

// check: holds
// usage protocol of logs.CarefulLog$Log { pattern (open ; write* ; close)* }

/** Closes what it opens. */
public class CarefulLog {
  static class Log {
    public void open() {}

    public void write(int level) {}

    public void close() {}
  }

  public static void log(int level) {
    Log log = new Log();
    log.open();
    if (level > 3) {
      log.write(level);
    }
    log.close();
  }
}
