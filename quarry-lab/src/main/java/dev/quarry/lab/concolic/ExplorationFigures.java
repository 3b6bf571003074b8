package dev.quarry.lab.concolic;

/**
 * How fast a method is explored.
 *
 * @param name the method
 * @param caches whether the solver remembered answers from one exploration to the next
 * @param paths of one exploration
 * @param startSeconds what it takes to explore a method without decisions
 * @param seconds of one exploration, without what it takes to start one
 * @param solverSeconds how much of that went into solving
 */
public record ExplorationFigures(
    String name,
    boolean caches,
    int paths,
    double startSeconds,
    double seconds,
    double solverSeconds) {
  public double pathsPerSecond() {
    return paths / seconds;
  }

  public double solverShare() {
    return solverSeconds / seconds;
  }
}
