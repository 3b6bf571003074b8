package dev.quarry.engine.suite;

import dev.quarry.testgen.recipe.TestCall;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;

/**
 * Chooses what the tests of a suite assert: few things, each because without it a mistake in the
 * program would not be noticed. Results are always asserted, and at least one thing of each test if
 * there is any.
 */
final class AssertionChoice {
  /** More nobody wants to read in one test. */
  private static final int MOST = 4;

  private final Assertable assertable;

  AssertionChoice(Assertable assertable) {
    this.assertable = assertable;
  }

  /** Tells all drafts what to assert. */
  void choose(List<SuiteDraft> drafts) {
    BitSet noticed = new BitSet();
    drafts.forEach(draft -> noticed.or(draft.evidence().noticedAnyway()));
    for (SuiteDraft draft : drafts) {
      TestCall call = draft.test().call();
      draft.expect(assertable.of(call, draft.evidence(), chosen(call, draft.evidence(), noticed)));
    }
  }

  /** What one test asserts; adds what is noticed by that. */
  private List<Aspect> chosen(TestCall call, Evidence evidence, BitSet noticed) {
    List<Aspect> left = new ArrayList<>(assertable.aspects(call, evidence));
    List<Aspect> chosen = new ArrayList<>();
    for (Aspect aspect : List.copyOf(left)) {
      if (assertable.isAlwaysTold(call, evidence, aspect)) {
        take(aspect, evidence, left, chosen, noticed);
      }
    }
    boolean isThrown = !evidence.first().exception().isEmpty();
    if (chosen.isEmpty() && !isThrown) {
      left.stream()
          .filter(aspect -> !aspect.isItself() || evidence.noticedBy(aspect).cardinality() > 0)
          .max(best(evidence, new BitSet(), left))
          .ifPresent(aspect -> take(aspect, evidence, left, chosen, noticed));
    }
    while (chosen.size() < MOST && !left.isEmpty()) {
      Aspect best = left.stream().max(best(evidence, noticed, left)).orElseThrow();
      if (fresh(evidence, best, noticed) == 0) {
        break;
      }
      take(best, evidence, left, chosen, noticed);
    }
    return chosen;
  }

  private static void take(
      Aspect aspect, Evidence evidence, List<Aspect> left, List<Aspect> chosen, BitSet noticed) {
    left.remove(aspect);
    chosen.add(aspect);
    noticed.or(evidence.noticedBy(aspect));
  }

  /** Who notices more that is new; of equals the one that comes first. */
  private static Comparator<Aspect> best(Evidence evidence, BitSet noticed, List<Aspect> order) {
    return Comparator.<Aspect>comparingInt(aspect -> fresh(evidence, aspect, noticed))
        .thenComparing(order::indexOf, Comparator.reverseOrder());
  }

  private static int fresh(Evidence evidence, Aspect aspect, BitSet noticed) {
    BitSet fresh = evidence.noticedBy(aspect);
    fresh.andNot(noticed);
    return fresh.cardinality();
  }
}
