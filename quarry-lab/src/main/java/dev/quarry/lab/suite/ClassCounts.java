package dev.quarry.lab.suite;

import dev.quarry.engine.coverage.Count;

/**
 * The branches of a class and the classes nested in it that a suite covers.
 *
 * @param name of the class
 * @param quarry what Quarry counts
 * @param jacoco what JaCoCo reports
 */
public record ClassCounts(String name, Count quarry, Count jacoco) {
  public boolean isSame() {
    return quarry.equals(jacoco);
  }
}
