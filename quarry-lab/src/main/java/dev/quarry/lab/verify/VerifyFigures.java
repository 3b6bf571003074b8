package dev.quarry.lab.verify;

import java.util.List;
import java.util.Map;

/**
 * What came of the warnings about libraries.
 *
 * @param asked how many warnings of each rule have a question
 * @param notAsked how many of each rule have none
 * @param runs what came of those that were drawn
 */
public record VerifyFigures(
    Map<String, Integer> asked, Map<String, Integer> notAsked, List<VerdictRun> runs) {
  public VerifyFigures {
    asked = Map.copyOf(asked);
    notAsked = Map.copyOf(notAsked);
    runs = List.copyOf(runs);
  }
}
