package logs;

// check: violated, 2 events
// usage rising of logs.Levels$Log { automaton low { call write(x) [x < 10] -> low, call write -> high } high { call write(x) [x >= 10] -> high } }

/** After a high level comes a low one. */
public class Levels {
  static class Log {
    public void write(int level) {}
  }

  public void twice(int first, int second) {
    Log log = new Log();
    log.write(first);
    log.write(second);
  }
}
