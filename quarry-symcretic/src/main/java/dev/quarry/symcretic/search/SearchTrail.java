package dev.quarry.symcretic.search;

import dev.quarry.expr.Model;
import dev.quarry.program.ledger.Assumption;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How the target is reached from an obligation.
 *
 * @param iterations how often each back edge is taken, by the loop
 * @param initialised classes whose initialisers are behind us
 * @param witness a model of an earlier formula, to start from
 * @param doubts how many of the latest formulas in a row nobody decided
 * @param length how many segments there are
 * @param blocks how many of the segment's blocks were taken as one with others
 * @param open what was left open on the way, which only matters if the way is not refuted
 * @param later the obligation this one was derived from; null for the target's own
 */
record SearchTrail(
    Map<String, Integer> iterations,
    Set<String> initialised,
    Model witness,
    int doubts,
    int length,
    int blocks,
    Set<Assumption> open,
    @Nullable Obligation later) {
  static final SearchTrail EMPTY =
      new SearchTrail(Map.of(), Set.of(), Model.EMPTY, 0, 0, 0, Set.of(), null);

  /** For the iterations of a loop that was taken as one function. */
  static final int LIFTED = Integer.MAX_VALUE - 1;

  /**
   * Whether a loop was taken as one function. What such a way shows is also shown by ways through
   * the loop's iterations, as far as these are followed: it is no loss to a proof if nothing comes
   * of it.
   */
  boolean isLifted() {
    return iterations.containsValue(LIFTED);
  }

  SearchTrail folded(int more) {
    return new SearchTrail(
        iterations, initialised, witness, doubts, length, blocks + more, open, later);
  }

  SearchTrail after(Obligation segment) {
    return new SearchTrail(iterations, initialised, witness, doubts, length + 1, 0, open, segment);
  }

  SearchTrail withIterations(Map<String, Integer> counts) {
    return new SearchTrail(counts, initialised, witness, doubts, length, blocks, open, later);
  }

  SearchTrail withInitialised(Set<String> classes) {
    return new SearchTrail(iterations, classes, witness, doubts, length, blocks, open, later);
  }

  /** With something more that was left open. */
  SearchTrail opening(Assumption what) {
    Set<Assumption> all = new LinkedHashSet<>(open);
    all.add(what);
    return new SearchTrail(iterations, initialised, witness, doubts, length, blocks, all, later);
  }

  SearchTrail withWitness(Model model, int since) {
    return new SearchTrail(iterations, initialised, model, since, length, blocks, open, later);
  }
}
