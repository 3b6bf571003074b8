package monitors;

/** To lock null. */
public final class NullMonitor {
  public static int look(int[] lock) {
    synchronized (lock) { // reach: NullPointerException yes
      if (lock == null) {
        return 1; // reach: no
      }
      return lock.length == 2 ? 2 : 3; // reach: true yes
    }
  }
}
