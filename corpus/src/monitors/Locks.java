package monitors;

/** Code under locks. */
final class Locks {
  private int held;

  // explore: exhausted
  // returns: 0, 1
  // paths: 2
  static int block(int x) {
    Object lock = new Object();
    synchronized (lock) {
      if (x == 5) {
        return 1;
      }
    }
    return 0;
  }

  // explore: exhausted
  // returns: 0
  // throws: IllegalStateException
  // paths: 2
  static synchronized int method(int x) {
    if (x == 5) {
      throw new IllegalStateException();
    }
    return 0;
  }

  /** The lock is free again after the exception. */
  // explore: any
  // returns: 1, 2
  static int releasedByAnException(int x) {
    Object lock = new Object();
    try {
      synchronized (lock) {
        int y = 10 / x;
      }
      return 1;
    } catch (ArithmeticException e) {
      return Thread.holdsLock(lock) ? 3 : 2;
    }
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: NullPointerException
  static int inputAsLock(Locks lock) {
    synchronized (lock) {
      synchronized (lock) {
        return lock.held == 2 ? 1 : 0;
      }
    }
  }

  // explore: exhausted
  // returns: false, true
  // paths: 2
  synchronized boolean receiver(int x) {
    return held == x;
  }
}
