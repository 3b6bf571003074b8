package library;

// check: violated, 2 events
// usage released of java.util.concurrent.locks.Lock { complete pattern (lock ; unlock)* }

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** An exception leaves before it is unlocked. */
public class Leaked {
  public int work(int x) {
    Lock lock = new ReentrantLock();
    lock.lock();
    int share = 10 / x;
    lock.unlock();
    return share;
  }
}
