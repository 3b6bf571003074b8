package dev.quarry.engine.suite;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Drafts that don't become tests, with reasons. */
final class Rejected {
  private record Reason(Dropped kind, String detail) {}

  private final Map<Draft, Reason> reasons = new LinkedHashMap<>();

  void add(Draft draft, Dropped kind, String detail) {
    reasons.putIfAbsent(draft, new Reason(kind, detail));
  }

  boolean contains(Draft draft) {
    return reasons.containsKey(draft);
  }

  Map<Dropped, Integer> counts() {
    Map<Dropped, Integer> counts = new EnumMap<>(Dropped.class);
    reasons.values().forEach(reason -> counts.merge(reason.kind(), 1, Integer::sum));
    return counts;
  }

  /** A sentence for each. */
  List<String> sentences() {
    return reasons.entrySet().stream()
        .map(entry -> sentence(entry.getKey(), entry.getValue()))
        .toList();
  }

  private static String sentence(Draft draft, Reason reason) {
    String detail = reason.detail().isEmpty() ? "" : " (" + reason.detail() + ")";
    return "A test of "
        + draft.test().call().method().userForm()
        + " was left out: "
        + reason.kind().text()
        + detail
        + ".";
  }
}
