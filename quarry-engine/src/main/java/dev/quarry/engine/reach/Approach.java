package dev.quarry.engine.reach;

import dev.quarry.concolic.batch.ListedRun;
import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.concolic.coverage.Probe;
import dev.quarry.concolic.coverage.ProbeMap;
import dev.quarry.engine.backward.Subject;
import dev.quarry.expr.Model;
import dev.quarry.program.Location;
import dev.quarry.program.hierarchy.Distance;
import dev.quarry.search.random.RandomInputs;
import dev.quarry.search.random.RandomInputs.Aim;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How near random runs come to an exception that has to come through certain calls: what their own
 * exceptions came through, and how many blocks were left to go.
 */
final class Approach {
  private final Subject subject;
  private final Distance distance;
  private final CallString through;
  private final Map<String, int[]> distances = new HashMap<>();
  private final Map<String, BitSet> executed = new HashMap<>();

  Approach(Subject subject, Distance distance, CallString through) {
    this.subject = subject;
    this.distance = distance;
    this.through = through;
    distance.methods().forEach(method -> distances.put(method.owner(), new int[0]));
  }

  /**
   * Has more inputs made near that of a run, if it came near.
   *
   * @return how many calls were as they should be
   */
  int note(ListedRun run, Model input, RandomInputs inputs) {
    if (isNew(run.growth())) {
      inputs.near(Aim.NEWS, 0, input);
    }
    int calls = through.nearness(run.ending());
    if (calls > 0) {
      inputs.near(Aim.CALLS, calls, input);
    }
    int left = blocks(run.growth());
    if (left != Distance.UNREACHABLE) {
      inputs.near(Aim.BLOCKS, -left, input);
    }
    return calls;
  }

  private boolean isNew(CoveredProbes growth) {
    boolean[] isNew = {false};
    growth
        .byClass()
        .forEach(
            (name, probes) -> {
              BitSet known = executed.computeIfAbsent(name, any -> new BitSet());
              int before = known.cardinality();
              known.or(probes);
              isNew[0] |= known.cardinality() > before;
            });
    return isNew[0];
  }

  private int blocks(CoveredProbes growth) {
    int least = Distance.UNREACHABLE;
    for (Map.Entry<String, BitSet> executedHere : growth.byClass().entrySet()) {
      if (distances.containsKey(executedHere.getKey())) {
        int[] known = distances.compute(executedHere.getKey(), this::measured);
        least =
            Math.min(
                least,
                executedHere.getValue().stream()
                    .filter(probe -> probe < known.length)
                    .map(probe -> known[probe])
                    .min()
                    .orElse(Distance.UNREACHABLE));
      }
    }
    return least;
  }

  /** From each probe of a class. */
  private int[] measured(String owner, int[] known) {
    if (known.length > 0) {
      return known;
    }
    List<Probe> probes =
        ProbeMap.of(subject.program().bodies(subject.program().classPath().get(owner))).probes();
    int[] measured = new int[probes.size()];
    Arrays.fill(measured, Distance.UNREACHABLE);
    for (int i = 0; i < measured.length; i++) {
      if (probes.get(i) instanceof Probe.Line line) {
        measured[i] = distance.from(new Location(line.method(), line.instruction()));
      }
    }
    return measured;
  }
}
