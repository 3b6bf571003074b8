package monitors;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;

/** Tools for threads, used by one. */
public final class Primitives {
  private static final ThreadLocal<Integer> OWN = ThreadLocal.withInitial(() -> 5);

  private Primitives() {}

  public static int local(int x) {
    if (x == 3) {
      OWN.set(x);
    }
    if (x == 4) {
      OWN.set(null);
      if (OWN.get() == null) {
        return 4; // reach: yes
      }
    }
    if (OWN.get() == 3) {
      OWN.remove();
      return OWN.get() == 5 ? 1 : 2; // reach: true yes, false no
    }
    return 3; // reach: yes
  }

  public static int locked(int x) {
    ReentrantLock lock = new ReentrantLock();
    lock.lock();
    if (x == 1) {
      lock.lock();
    }
    if (x == 2) {
      lock.unlock();
    }
    lock.unlock(); // reach: IllegalMonitorStateException yes
    if (lock.isLocked()) {
      return 1; // reach: yes
    }
    return 2; // reach: yes
  }

  public static int waited(CountDownLatch latch) throws InterruptedException {
    if (latch.await(1, TimeUnit.MILLISECONDS)) {
      return 1; // reach: yes
    }
    return 2; // reach: yes
  }

  public static int permits(int x) {
    Semaphore semaphore = new Semaphore(x);
    if (semaphore.tryAcquire(2)) {
      return 1; // reach: yes
    }
    semaphore.release();
    if (semaphore.availablePermits() == -1) {
      return 2; // reach: yes
    }
    return 3; // reach: yes
  }

  public static int swapped(Integer a, Integer b) {
    AtomicReference<Integer> reference = new AtomicReference<>(a);
    if (reference.compareAndSet(b, 7)) {
      return 1; // reach: yes
    }
    if (a != null && a.equals(b)) {
      return 2; // reach: yes, undecided: equal boxes that are two
    }
    return 3; // reach: yes
  }

  public static int notified(Object lock) {
    try {
      lock.notify(); // reach: IllegalMonitorStateException yes
      return 1; // reach: no, undecided: monitors
    } catch (NullPointerException e) {
      return 2; // reach: yes
    }
  }

  public static int table(String key) {
    ConcurrentHashMap<String, Integer> table = new ConcurrentHashMap<>();
    table.put("a", 1);
    if (table.putIfAbsent(key, 2) != null) { // reach: NullPointerException yes
      return 1; // reach: yes
    }
    if (table.size() == 1) {
      return 2; // reach: no
    }
    return 3; // reach: yes
  }
}
