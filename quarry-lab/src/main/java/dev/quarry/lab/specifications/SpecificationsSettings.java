package dev.quarry.lab.specifications;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * What to compare.
 *
 * @param programs a directory with programs whose comments name a specification each
 * @param only a part of the name that programs must have; "" for all
 * @param searchers the guided one first
 * @param seeds how many
 * @param calls how many calls one after the other
 * @param budget for each search
 * @param maxRuns for each search
 * @param work a directory for classes and tests
 */
public record SpecificationsSettings(
    Path programs,
    String only,
    List<String> searchers,
    int seeds,
    int calls,
    Duration budget,
    int maxRuns,
    Path work) {
  public SpecificationsSettings {
    searchers = List.copyOf(searchers);
  }
}
