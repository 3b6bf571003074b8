package dev.quarry.engine.cover;

import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.concolic.coverage.Probe;
import dev.quarry.concolic.coverage.ProbeMap;
import dev.quarry.engine.coverage.Count;
import dev.quarry.program.MethodBody;
import dev.quarry.program.MethodId;
import dev.quarry.program.Program;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Counts the source lines of methods that count; a line is covered if a part of it was executed.
 */
final class LineCount {
  private LineCount() {}

  /**
   * Lines of classes.
   *
   * @param methods of these classes that count
   */
  static Count of(
      Program program, List<String> classes, Set<MethodId> methods, CoveredProbes executed) {
    int covered = 0;
    int total = 0;
    for (String name : classes) {
      List<Probe> probes = ProbeMap.of(program.bodies(program.classPath().get(name))).probes();
      BitSet seen = executed.byClass().getOrDefault(name, new BitSet());
      Set<Integer> lines = new TreeSet<>();
      Set<Integer> hit = new TreeSet<>();
      for (int i = 0; i < probes.size(); i++) {
        if (probes.get(i) instanceof Probe.Line line
            && line.line() != MethodBody.NO_LINE
            && methods.contains(line.method())) {
          lines.add(line.line());
          if (seen.get(i)) {
            hit.add(line.line());
          }
        }
      }
      covered += hit.size();
      total += lines.size();
    }
    return new Count(covered, total);
  }
}
