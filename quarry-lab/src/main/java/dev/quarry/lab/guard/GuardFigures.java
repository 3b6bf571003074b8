package dev.quarry.lab.guard;

/**
 * What one thing took behind no wall, behind the guard alone, and behind both walls.
 *
 * @param name of what was done
 * @param none microseconds without a guard
 * @param guard microseconds with the guard
 * @param both microseconds with the operating system's wall as well; as with the guard where there
 *     is none
 */
public record GuardFigures(String name, double none, double guard, double both) {
  /** How many times as long it takes with the guard. */
  public double guardRatio() {
    return guard / none;
  }

  /** How many times as long it takes with both walls. */
  public double bothRatio() {
    return both / none;
  }
}
