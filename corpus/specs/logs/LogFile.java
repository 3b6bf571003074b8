package logs;

// check: violated, 4 events
// usage protocol of logs.LogFile$Log { pattern (open ; write* ; close)* }

/** Level 42 is written once more. */
public class LogFile {
  static class Log {
    public void open() {}

    public void write(int level) {}

    public void close() {}
  }

  public static void log(int level) {
    Log log = new Log();
    if (level > 3) {
      log.open();
      log.write(level);
      log.close();
    }
    if (level == 42) {
      log.write(level);
    }
  }
}
