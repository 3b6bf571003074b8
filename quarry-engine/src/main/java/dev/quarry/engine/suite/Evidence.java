package dev.quarry.engine.suite;

import dev.quarry.testgen.confirm.Replays;
import dev.quarry.testgen.replay.Observation;
import dev.quarry.testgen.replay.Replayed;
import dev.quarry.testgen.source.Expectation.Subject;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What two JVMs saw of a call, and what it would have been with mistakes in the program. */
final class Evidence {
  private final Replayed first;
  private final Map<Aspect, Object> values;
  private final Map<Integer, Replayed> mutants;

  /**
   * @param seen what two JVMs saw
   * @param mutants what was seen in programs with mistakes, by their numbers
   */
  Evidence(Replays seen, Map<Integer, Replayed> mutants) {
    this.first = seen.probes().get(0);
    this.values = values(first);
    Map<Aspect, Object> again = values(seen.probes().get(seen.probes().size() - 1));
    values.entrySet().removeIf(entry -> !entry.getValue().equals(again.get(entry.getKey())));
    this.mutants = new LinkedHashMap<>(mutants);
  }

  /** One of the two JVMs. */
  Replayed first() {
    return first;
  }

  /** What both saw: values, or observations of objects that have none. */
  Map<Aspect, Object> values() {
    return values;
  }

  /** The mistakes that a test notices whatever it asserts, as the call ends otherwise. */
  BitSet noticedAnyway() {
    BitSet noticed = new BitSet();
    mutants.forEach((number, run) -> noticed.set(number, !endsAlike(run)));
    return noticed;
  }

  /** The mistakes that a test notices which asserts this. */
  BitSet noticedBy(Aspect aspect) {
    BitSet noticed = new BitSet();
    Object value = values.get(aspect);
    mutants.forEach(
        (number, run) ->
            noticed.set(number, endsAlike(run) && !Objects.equals(value, values(run).get(aspect))));
    return noticed;
  }

  /** All that could be noticed with it. */
  BitSet noticeable() {
    BitSet noticed = noticedAnyway();
    values.keySet().forEach(aspect -> noticed.or(noticedBy(aspect)));
    return noticed;
  }

  private boolean endsAlike(Replayed run) {
    return run.kind() == first.kind() && run.exception().equals(first.exception());
  }

  private static Map<Aspect, Object> values(Replayed run) {
    Map<Aspect, Object> values = new LinkedHashMap<>();
    if (run.kind() == Replayed.Kind.THREW) {
      values.put(Aspect.MESSAGE, run.message());
    }
    List<Observation> seen = run.seen();
    for (int i = 0; i < seen.size(); i++) {
      Subject subject = new Subject(i - 1);
      if (seen.get(i) instanceof Observation.Known known) {
        values.put(new Aspect(subject, ""), known.value());
      } else if (seen.get(i) instanceof Observation.Thing thing) {
        values.put(new Aspect(subject, ""), thing.className());
        thing.getters().forEach((name, value) -> values.put(new Aspect(subject, name), value));
      } else {
        values.put(new Aspect(subject, ""), seen.get(i));
      }
    }
    return values;
  }
}
