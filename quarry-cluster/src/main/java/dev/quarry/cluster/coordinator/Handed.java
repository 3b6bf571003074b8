package dev.quarry.cluster.coordinator;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Who has which goals, and who is there. Safe for many threads. */
final class Handed {
  private final Map<String, Set<Integer>> goals = new HashMap<>();
  private final Map<String, Object> workers = new HashMap<>();
  private int repeated;
  private int lost;

  /** A session takes goals from now on. */
  synchronized void come(String session, Object connection) {
    workers.put(session, connection);
  }

  /** A session is no more. */
  synchronized void go(String session, boolean failed) {
    Object connection = workers.remove(session);
    goals.remove(session);
    if (failed && connection != null && !workers.containsValue(connection)) {
      lost++;
    }
  }

  /**
   * A session gets a goal.
   *
   * @param times how often somebody got it, with this time
   */
  synchronized void give(String session, int goal, int times) {
    goals.computeIfAbsent(session, name -> new HashSet<>()).add(goal);
    if (times > 1) {
      repeated++;
    }
  }

  /** Whether the session had the goal; it has it no more. */
  synchronized boolean take(String session, int goal) {
    Set<Integer> mine = goals.get(session);
    return mine != null && mine.remove(goal);
  }

  /**
   * How it stands with the executors.
   *
   * @param all how many goals there are
   * @param done how many have ended
   * @param resumed how many of them the journal had
   */
  synchronized ClusterStatus status(int all, int done, int resumed) {
    int running = goals.values().stream().mapToInt(Set::size).sum();
    int executors = (int) workers.values().stream().distinct().count();
    return new ClusterStatus(
        executors, workers.size(), all, done, resumed, running, repeated, lost);
  }
}
