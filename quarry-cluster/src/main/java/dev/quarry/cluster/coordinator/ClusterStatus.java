package dev.quarry.cluster.coordinator;

/**
 * How far a run is.
 *
 * @param executors that are connected
 * @param workers that take goals, of all of them
 * @param goals all
 * @param done those that have ended
 * @param resumed those of them that had ended before, says the journal
 * @param running those that somebody has
 * @param repeated how often one was given away again
 * @param lost executors whose connection broke
 */
public record ClusterStatus(
    int executors,
    int workers,
    int goals,
    int done,
    int resumed,
    int running,
    int repeated,
    int lost) {

  /** Goals that nobody has. */
  public int waiting() {
    return Math.max(0, goals - done - running);
  }
}
