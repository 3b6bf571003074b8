package dev.quarry.engine.reach;

import dev.quarry.symcretic.search.Stage;
import java.util.List;
import java.util.Optional;

/**
 * What an engine has to say about a target.
 *
 * @param hit an input that reaches it
 * @param reasons why it is not decided; empty without a hit is a proof that nothing reaches it
 * @param clashes the contradictions that ended ways
 * @param effort what it took
 */
record Answer(Optional<Hit> hit, List<Reason> reasons, List<Stage> clashes, Effort effort) {
  Answer {
    reasons = List.copyOf(reasons);
    clashes = List.copyOf(clashes);
  }

  Outcome outcome() {
    if (hit.isPresent()) {
      return Outcome.REACHED;
    }
    return reasons.isEmpty() ? Outcome.UNREACHABLE : Outcome.UNDECIDED;
  }
}
