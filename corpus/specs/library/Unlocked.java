package library;

// check: violated, 1 events
// usage held of java.util.concurrent.locks.Lock { automaton free { lock -> held } held { unlock -> free } }

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Unlocks what it has not locked if there is nothing to do. */
public class Unlocked {
  public int work(int x) {
    Lock lock = new ReentrantLock();
    if (x != 0) {
      lock.lock();
    }
    try {
      return x + 1;
    } finally {
      lock.unlock();
    }
  }
}
