package dev.quarry.cluster.coordinator;

import dev.quarry.cluster.link.BrokerLog;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Says once that somebody was refused, and counts the others. Who is refused before there are
 * messages is known from the broker's log only.
 */
final class Strangers implements AutoCloseable {
  /** The numbers of the broker's messages about encryption that failed. */
  private static final List<String> REFUSALS = List.of("AMQ222208", "AMQ224088");

  private final ClusterWatch watch;
  private final AtomicInteger count = new AtomicInteger();
  private final BrokerLog log;

  Strangers(ClusterWatch watch) {
    this.watch = watch;
    this.log = BrokerLog.open(this::look);
  }

  private void look(String message) {
    if (REFUSALS.stream().anyMatch(message::contains)) {
      add();
    }
  }

  /** Somebody was refused. */
  void add() {
    if (count.getAndIncrement() == 0) {
      watch.say(
          "Somebody connected who does not have the secret, and was refused. Others are only"
              + " counted.");
    }
  }

  int count() {
    return count.get();
  }

  @Override
  public void close() {
    log.close();
  }
}
