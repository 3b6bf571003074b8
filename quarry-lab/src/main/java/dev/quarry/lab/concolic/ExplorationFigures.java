package dev.quarry.lab.concolic;

/**
 * How fast a method is explored.
 *
 * @param name the method
 * @param solver which links of the solver took part
 * @param paths of one exploration
 * @param startSeconds what it takes to explore a method without decisions
 * @param seconds of one exploration, without what it takes to start one
 * @param solverSeconds how much of that went into solving
 */
public record ExplorationFigures(
    String name,
    SolverSetting solver,
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
