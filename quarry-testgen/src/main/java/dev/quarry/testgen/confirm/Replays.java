package dev.quarry.testgen.confirm;

import dev.quarry.testgen.replay.Replayed;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What fresh JVMs showed of a draft.
 *
 * @param tests one for each JVM; none if no test was run
 * @param probes one for each JVM; none if no probe was run
 */
public record Replays(List<Replayed> tests, List<Replayed> probes) {
  /** Nothing was run. */
  static final Replays NONE = new Replays(List.of(), List.of());

  public Replays {
    tests = List.copyOf(tests);
    probes = List.copyOf(probes);
  }

  Replays with(Replays another) {
    return new Replays(
        joined(tests, another.tests).toList(), joined(probes, another.probes).toList());
  }

  private static Stream<Replayed> joined(List<Replayed> some, List<Replayed> others) {
    return Stream.concat(some.stream(), others.stream());
  }

  List<Replayed> all() {
    return joined(tests, probes).toList();
  }

  /** The points that it came by in every JVM. */
  Set<Integer> points() {
    List<Replayed> all = new ArrayList<>(all());
    Set<Integer> points = all.isEmpty() ? Set.of() : new LinkedHashSet<>(all.get(0).passed());
    all.forEach(one -> points.retainAll(one.passed()));
    return points;
  }
}
