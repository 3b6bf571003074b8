package dev.quarry.cluster.executor;

import dev.quarry.cluster.coordinator.ClusterStatus;
import dev.quarry.cluster.coordinator.ClusterWatch;

/** Keeps how it stands. */
final class LastStatus implements ClusterWatch {
  private ClusterStatus last = new ClusterStatus(0, 0, 0, 0, 0, 0, 0, 0);

  @Override
  public synchronized void status(ClusterStatus status) {
    last = status;
    notifyAll();
  }

  @Override
  public void say(String sentence) {}

  synchronized ClusterStatus last() {
    return last;
  }

  /** Waits until so many executors were lost. */
  synchronized void awaitsLost(int executors) throws InterruptedException {
    while (last.lost() < executors) {
      wait();
    }
  }
}
