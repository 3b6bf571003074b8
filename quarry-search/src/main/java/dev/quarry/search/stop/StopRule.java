package dev.quarry.search.stop;

import java.util.List;
import java.util.Optional;

/** Says when an exploration is to end, and why. */
@FunctionalInterface
public interface StopRule {
  /** Why to stop now, as a short phrase; empty to go on. */
  Optional<String> reason(Progress progress);

  /** Stops for the first reason that one of the rules has. */
  static StopRule anyOf(List<StopRule> rules) {
    List<StopRule> copy = List.copyOf(rules);
    return progress ->
        copy.stream().map(rule -> rule.reason(progress)).flatMap(Optional::stream).findFirst();
  }
}
