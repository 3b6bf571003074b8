package dev.quarry.concolic.instrument;

import dev.quarry.concolic.coverage.Probe;
import dev.quarry.concolic.coverage.ProbeMap;
import dev.quarry.program.Branch;
import dev.quarry.program.Location;
import dev.quarry.program.MethodBody;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The numbers of a class's probes by what they count. */
final class ProbeNumbers {
  /** There is no probe. */
  static final int NONE = -1;

  private final Map<Location, Integer> lines = new HashMap<>();
  private final Map<Branch, Integer> outcomes = new HashMap<>();
  private final Map<Location, Integer> ends = new HashMap<>();
  private final int count;

  ProbeNumbers(List<MethodBody> bodies) {
    List<Probe> probes = ProbeMap.of(bodies).probes();
    this.count = probes.size();
    for (int i = 0; i < count; i++) {
      if (probes.get(i) instanceof Probe.Line line) {
        lines.put(new Location(line.method(), line.instruction()), i);
      } else if (probes.get(i) instanceof Probe.Outcome outcome) {
        outcomes.put(outcome.branch(), i);
      } else if (probes.get(i) instanceof Probe.End end) {
        ends.put(new Location(end.method(), end.instruction()), i);
      }
    }
  }

  int count() {
    return count;
  }

  /** The probe to set before an instruction. */
  int line(Location location) {
    return lines.getOrDefault(location, NONE);
  }

  /** The probe to set on the way to an outcome. */
  int outcome(Location location, int outcome) {
    return outcomes.getOrDefault(
        new Branch(location.method(), location.instruction(), outcome), NONE);
  }

  /** The probe to set where a block ends with an instruction. */
  int end(Location location) {
    return ends.getOrDefault(location, NONE);
  }
}
