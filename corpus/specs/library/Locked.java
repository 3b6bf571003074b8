package library;

// check: holds
// usage released of java.util.concurrent.locks.Lock { complete pattern (lock ; unlock)* }

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Unlocks whatever happens. */
public class Locked {
  public int work(int x) {
    Lock lock = new ReentrantLock();
    lock.lock();
    try {
      return 10 / x;
    } finally {
      lock.unlock();
    }
  }
}
