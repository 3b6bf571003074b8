package dev.quarry.concolic.client;

import dev.quarry.process.ChildProcess;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * Kills processes that take too long. Looks at them now and then rather than setting an alarm for
 * each run: runs are many and time-outs few.
 */
final class Watchdog implements AutoCloseable {
  private static final long PERIOD_MILLIS = 20;

  private final Set<Watch> watches = ConcurrentHashMap.newKeySet();
  private final ScheduledExecutorService clock;

  Watchdog() {
    clock =
        Executors.newSingleThreadScheduledExecutor(
            body -> {
              Thread thread = new Thread(body, "worker-watchdog");
              thread.setDaemon(true);
              return thread;
            });
    var unused =
        clock.scheduleWithFixedDelay(
            this::look, PERIOD_MILLIS, PERIOD_MILLIS, TimeUnit.MILLISECONDS);
  }

  /** From now on the process has so much time. */
  Watch watch(ChildProcess process, Duration limit) {
    Watch watch = new Watch(process, new Allowance(limit.toNanos()));
    watches.add(watch);
    return watch;
  }

  @Override
  public void close() {
    clock.shutdownNow();
  }

  private void look() {
    long now = System.nanoTime();
    for (Watch watch : watches) {
      watch.look(now);
    }
  }

  /** One process being watched. */
  final class Watch {
    private final ChildProcess process;
    private final Allowance allowance;
    private final AtomicBoolean over = new AtomicBoolean();
    private volatile boolean killed;
    private long deadline;

    /** What the process had used when the stretch began; asked for when it is first looked at. */
    private @Nullable Duration used;

    private Watch(ChildProcess process, Allowance allowance) {
      this.process = process;
      this.allowance = allowance;
      this.deadline = System.nanoTime() + allowance.stretch();
    }

    private void look(long now) {
      if (used == null) {
        used = process.processorTime();
      }
      if (now - deadline > 0 && !isExtended(now, used) && over.compareAndSet(false, true)) {
        killed = true;
        process.kill();
      }
    }

    /** Where the system does not tell what was used, it is as if the process waited. */
    private boolean isExtended(long now, Duration before) {
      Duration after = process.processorTime();
      used = after;
      boolean isExtended = allowance.use(after.minus(before).toNanos());
      deadline = now + allowance.stretch();
      return isExtended;
    }

    /** Stops watching; whether the process was killed. */
    boolean end() {
      watches.remove(this);
      return !over.compareAndSet(false, true) && killed;
    }
  }
}
