package dev.quarry.engine.cover;

import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.engine.jacoco.CountedBranch;
import dev.quarry.engine.jacoco.CountedBranches;
import dev.quarry.program.Branch;
import dev.quarry.program.ClassFile;
import dev.quarry.program.Program;
import dev.quarry.testgen.replay.TestId;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The lines of a class and the classes nested in it, which may share some. */
final class CodeLines {
  private final Program program;
  private final CoveredProbes executed;
  private final Map<TestId, CoveredProbes> tests;

  /**
   * @param executed by all tests together
   * @param tests of all classes, and what each executes
   */
  CodeLines(Program program, CoveredProbes executed, Map<TestId, CoveredProbes> tests) {
    this.program = program;
    this.executed = executed;
    this.tests = tests;
  }

  /** By file and number. */
  List<CodeLine> of(ClassTurn turn) {
    Map<String, Map<Integer, LineCount>> files = new TreeMap<>();
    var dead = new DeadLines(ways(turn.result().dead().keySet()));
    for (String name : turn.plan().group().classes()) {
      Map<Integer, LineCount> lines = files.computeIfAbsent(file(name), any -> new TreeMap<>());
      BitSet unreached = dead.of(program, program.classPath().get(name));
      BitSet seen = executed.byClass().getOrDefault(name, new BitSet());
      Map<TestId, BitSet> byTest = byTest(name);
      turn.counted()
          .lines(name)
          .forEach(
              (line, probes) ->
                  lines
                      .computeIfAbsent(line, any -> new LineCount())
                      .add(probes, unreached.get(line), seen, byTest));
    }
    for (CountedBranch branch : turn.aim().branches()) {
      String file = file(branch.method().owner());
      LineCount line = files.getOrDefault(file, Map.of()).get(branch.line());
      if (line != null) {
        line.add(branch);
      }
    }
    List<CodeLine> all = new ArrayList<>();
    files.forEach((file, lines) -> lines.forEach((line, count) -> all.add(count.at(file, line))));
    return all;
  }

  /** What tests execute of a class; most execute nothing. */
  private Map<TestId, BitSet> byTest(String name) {
    Map<TestId, BitSet> own = new LinkedHashMap<>();
    tests.forEach(
        (test, seen) -> {
          BitSet probes = seen.byClass().get(name);
          if (probes != null) {
            own.put(test, probes);
          }
        });
    return own;
  }

  private static Set<Branch> ways(Set<CountedBranch> branches) {
    Set<Branch> ways = new LinkedHashSet<>();
    branches.forEach(branch -> ways.addAll(branch.ways()));
    return ways;
  }

  private String file(String owner) {
    String folder = owner.substring(0, owner.lastIndexOf('.') + 1).replace('.', '/');
    return folder + program.classPath().find(owner).flatMap(ClassFile::sourceFile).orElse(owner);
  }

  /** What is known of a line. */
  private final class LineCount {
    private final Set<TestId> by = new LinkedHashSet<>();
    private boolean covered;
    private boolean mayRun;
    private int taken;
    private int branches;

    void add(BitSet probes, boolean isDead, BitSet seen, Map<TestId, BitSet> byTest) {
      mayRun |= !isDead;
      covered |= seen.intersects(probes);
      byTest.forEach(
          (test, own) -> {
            if (own.intersects(probes)) {
              by.add(test);
            }
          });
    }

    void add(CountedBranch branch) {
      branches++;
      taken += CountedBranches.isCovered(branch, executed) ? 1 : 0;
    }

    CodeLine at(String file, int line) {
      return new CodeLine(
          file, line, covered, !mayRun && !covered, taken, branches, List.copyOf(by));
    }
  }
}
