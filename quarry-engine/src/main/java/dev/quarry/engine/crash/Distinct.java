package dev.quarry.engine.crash;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Of the confirmed states of one class under test that show the same exception at the same place,
 * keeps the simplest; a defect and a precondition are never the same.
 */
final class Distinct {
  private static final Comparator<Judged> SIMPLEST =
      Comparator.comparingLong((Judged judged) -> judged.outcome().state().size())
          .thenComparing(judged -> judged.outcome().state().method());

  private Distinct() {}

  /**
   * A state and whose fault it is.
   *
   * @param outcome confirmed
   * @param judgement of it
   */
  record Judged(Outcome outcome, Judgement judgement) {
    Key key() {
      return new Key(
          outcome.state().method().owner(),
          outcome.state().exception(),
          outcome.place(),
          judgement.kind());
    }
  }

  record Key(String owner, String exception, String place, FindingKind kind) {}

  /** The simplest of each kind. */
  static List<Judged> of(List<Judged> confirmed) {
    Map<Key, Judged> simplest = new LinkedHashMap<>();
    for (Judged judged : confirmed) {
      simplest.merge(
          judged.key(), judged, (one, other) -> SIMPLEST.compare(other, one) < 0 ? other : one);
    }
    return new ArrayList<>(simplest.values());
  }
}
