package dev.quarry.engine.coverage;

import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.concolic.coverage.Probe;
import dev.quarry.concolic.coverage.ProbeMap;
import dev.quarry.program.Branch;
import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodId;
import dev.quarry.program.Program;
import dev.quarry.search.tree.CoverageGain;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;

/** Adds up what runs executed. Safe for several threads. */
public final class CoverageTally {
  private final Program program;
  private final List<String> scope;
  private final Map<String, BitSet> covered = new TreeMap<>();
  private final Map<String, ProbeMap> maps = new LinkedHashMap<>();

  /**
   * @param program where the classes are
   * @param scope binary names of the classes that totals are counted over
   */
  public CoverageTally(Program program, List<String> scope) {
    this.program = program;
    this.scope = List.copyOf(scope);
  }

  /** Adds a run and tells what it was the first to execute. */
  public synchronized CoverageGain add(CoveredProbes run) {
    int lines = 0;
    int outcomes = 0;
    for (Map.Entry<String, BitSet> entry : run.byClass().entrySet()) {
      BitSet known = covered.computeIfAbsent(entry.getKey(), name -> new BitSet());
      BitSet fresh = (BitSet) entry.getValue().clone();
      fresh.andNot(known);
      if (!fresh.isEmpty()) {
        known.or(fresh);
        List<Probe> probes = probes(entry.getKey());
        outcomes += (int) fresh.stream().filter(i -> isOutcome(probes, i)).count();
        lines += (int) fresh.stream().filter(i -> probes.get(i) instanceof Probe.Line).count();
      }
    }
    return new CoverageGain(lines, outcomes);
  }

  private static boolean isOutcome(List<Probe> probes, int probe) {
    return probes.get(probe) instanceof Probe.Outcome;
  }

  /** All that was executed so far. */
  public synchronized CoveredProbes covered() {
    Map<String, BitSet> copy = new TreeMap<>();
    covered.forEach((name, bits) -> copy.put(name, (BitSet) bits.clone()));
    return new CoveredProbes(copy);
  }

  /** Branches of the scope. */
  public synchronized Count branches() {
    return branches(branch -> true);
  }

  /** Branches of one method. */
  public synchronized Count branches(MethodId method) {
    return branches(branch -> branch.method().equals(method));
  }

  private Count branches(Predicate<Branch> wanted) {
    int hit = 0;
    int total = 0;
    for (String type : scope) {
      List<Probe> probes = probes(type);
      for (int i = 0; i < probes.size(); i++) {
        if (probes.get(i) instanceof Probe.Outcome outcome && wanted.test(outcome.branch())) {
          total++;
          hit += isCovered(type, i) ? 1 : 0;
        }
      }
    }
    return new Count(hit, total);
  }

  /** Source lines of the scope; a line is covered if some instruction of it was executed. */
  public synchronized Count lines() {
    int hit = 0;
    int total = 0;
    for (String type : scope) {
      List<Probe> probes = probes(type);
      Set<Integer> all = new LinkedHashSet<>();
      Set<Integer> seen = new LinkedHashSet<>();
      for (int i = 0; i < probes.size(); i++) {
        if (probes.get(i) instanceof Probe.Line line && line.line() >= 0) {
          all.add(line.line());
          if (isCovered(type, i)) {
            seen.add(line.line());
          }
        }
      }
      total += all.size();
      hit += seen.size();
    }
    return new Count(hit, total);
  }

  /** The branches of the scope that no run took. */
  public synchronized List<Branch> openBranches() {
    List<Branch> open = new ArrayList<>();
    for (String type : scope) {
      List<Probe> probes = probes(type);
      for (int i = 0; i < probes.size(); i++) {
        if (probes.get(i) instanceof Probe.Outcome outcome && !isCovered(type, i)) {
          open.add(outcome.branch());
        }
      }
    }
    return open;
  }

  private boolean isCovered(String type, int probe) {
    BitSet bits = covered.get(type);
    return bits != null && bits.get(probe);
  }

  private List<Probe> probes(String type) {
    return maps.computeIfAbsent(type, this::map).probes();
  }

  private ProbeMap map(String type) {
    ClassFile file = program.classPath().get(type);
    return ProbeMap.of(program.bodies(file));
  }
}
