package dev.quarry.engine.crash;

import dev.quarry.testgen.confirm.Stacks;
import dev.quarry.testgen.replay.Frame;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Of the confirmed states that show the same exception at the same line, keeps the simplest,
 * whichever methods and classes it takes to get there; a defect and a precondition are never the
 * same. Remembers those of earlier calls: what has a test already needs no other.
 */
final class Distinct {
  private static final Comparator<Judged> SIMPLEST =
      Comparator.comparingLong((Judged judged) -> judged.outcome().state().size())
          .thenComparing(judged -> judged.outcome().state().method());

  private final Set<Key> known = new HashSet<>();

  /**
   * A state and whose fault it is.
   *
   * @param outcome confirmed
   * @param judgement of it
   */
  record Judged(StateOutcome outcome, Blame judgement) {
    Key key() {
      return new Key(outcome.state().exception(), thrower(), outcome.place(), judgement.kind());
    }

    /** Files of different packages may have the same name. */
    private String thrower() {
      return outcome.stack().stream()
          .filter(frame -> Stacks.text(frame).equals(outcome.place()))
          .map(Frame::className)
          .findFirst()
          .orElse("");
    }
  }

  record Key(String exception, String thrower, String place, FindingKind kind) {}

  /** The simplest of each kind that is new. */
  List<Judged> of(List<Judged> confirmed) {
    Map<Key, Judged> simplest = new LinkedHashMap<>();
    for (Judged judged : confirmed) {
      if (!known.contains(judged.key())) {
        simplest.merge(
            judged.key(), judged, (one, other) -> SIMPLEST.compare(other, one) < 0 ? other : one);
      }
    }
    known.addAll(simplest.keySet());
    return new ArrayList<>(simplest.values());
  }
}
