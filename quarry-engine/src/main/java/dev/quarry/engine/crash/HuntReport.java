package dev.quarry.engine.crash;

import dev.quarry.program.MethodId;
import dev.quarry.testgen.confirm.StateEnding;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Collects what the hunt found, group by group. Only {@link #findings} is for other threads. */
final class HuntReport {
  private final Confirmer confirmer;
  private final List<Finding> findings = new ArrayList<>();
  private final List<StateReport> states = new ArrayList<>();
  private final List<MethodReport> methods = new ArrayList<>();
  private final Endings endings = new Endings();
  private volatile int count;

  HuntReport(Confirmer confirmer) {
    this.confirmer = confirmer;
  }

  /** How many there are so far. */
  int findings() {
    return count;
  }

  /** Confirms and keeps what some methods have shown. */
  void add(List<Explored> group) {
    List<ErrorState> shown = group.stream().flatMap(method -> method.states().stream()).toList();
    Confirmer.Confirmed confirmed = confirmer.confirm(shown);
    findings.addAll(confirmed.findings());
    count = findings.size();
    Map<MethodId, Endings> ofMethod = new HashMap<>();
    for (StateOutcome outcome : confirmed.outcomes()) {
      states.add(report(outcome));
      count(outcome, ofMethod.computeIfAbsent(outcome.state().method(), id -> new Endings()));
    }
    Map<MethodId, Integer> found = new LinkedHashMap<>();
    confirmed.findings().forEach(finding -> found.merge(finding.entry(), 1, Integer::sum));
    for (Explored method : group) {
      Endings all = ofMethod.getOrDefault(method.method(), new Endings());
      all.addAll(method.endings());
      endings.addAll(all);
      methods.add(
          new MethodReport(
              method.method(),
              method.runs(),
              method.paths(),
              method.branches(),
              found.getOrDefault(method.method(), 0),
              all,
              method.note()));
    }
  }

  /** The state itself, and the paths that it stands for. */
  private static void count(StateOutcome outcome, Endings endings) {
    endings.add(outcome.ending(), 1);
    endings.add(StateEnding.DUPLICATE, outcome.state().paths() - 1L);
  }

  private static StateReport report(StateOutcome outcome) {
    ErrorState state = outcome.state();
    return new StateReport(
        state.method(),
        state.exception(),
        outcome.place(),
        Confirmer.text(state.call()),
        state.paths(),
        outcome.ending(),
        outcome.why());
  }

  CrashResult result(List<String> warnings, Duration time) {
    List<Finding> sorted = new ArrayList<>(findings);
    sorted.sort(Comparator.comparing((Finding finding) -> finding.entry().owner()));
    return new CrashResult(sorted, states, methods, endings, warnings, time);
  }
}
