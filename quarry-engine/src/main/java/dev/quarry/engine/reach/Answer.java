package dev.quarry.engine.reach;

import dev.quarry.program.ledger.Ledger;
import dev.quarry.symcretic.search.Stage;
import java.util.List;
import java.util.Optional;

/**
 * What an engine has to say about a target.
 *
 * @param hit an input that reaches it
 * @param ledger what was assumed; without a hit and with a proof, nothing reaches it
 * @param clashes the contradictions that ended ways
 * @param effort what it took
 */
record Answer(Optional<Hit> hit, Ledger ledger, List<Stage> clashes, Effort effort) {
  Answer {
    clashes = List.copyOf(clashes);
  }

  Outcome outcome() {
    if (hit.isPresent()) {
      return Outcome.REACHED;
    }
    return ledger.proof().isPresent() ? Outcome.UNREACHABLE : Outcome.UNDECIDED;
  }
}
