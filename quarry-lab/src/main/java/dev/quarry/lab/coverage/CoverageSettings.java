package dev.quarry.lab.coverage;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * What is compared.
 *
 * @param subjects the classes
 * @param strategies their names
 * @param seeds of each strategy on each class
 * @param budget of each run
 * @param jobs how many runs at a time
 * @param output where what is known is kept
 */
public record CoverageSettings(
    List<CoverageSubject> subjects,
    List<String> strategies,
    int seeds,
    Duration budget,
    int jobs,
    Path output) {
  public CoverageSettings {
    subjects = List.copyOf(subjects);
    strategies = List.copyOf(strategies);
  }
}
