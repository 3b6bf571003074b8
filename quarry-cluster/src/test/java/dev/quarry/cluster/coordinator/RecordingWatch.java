package dev.quarry.cluster.coordinator;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Keeps what it is told. */
final class RecordingWatch implements ClusterWatch {
  private final List<String> said = new CopyOnWriteArrayList<>();
  private volatile ClusterStatus last = new ClusterStatus(0, 0, 0, 0, 0, 0, 0, 0);

  @Override
  public void status(ClusterStatus status) {
    last = status;
  }

  @Override
  public void say(String sentence) {
    said.add(sentence);
  }

  List<String> said() {
    return said;
  }

  ClusterStatus last() {
    return last;
  }
}
