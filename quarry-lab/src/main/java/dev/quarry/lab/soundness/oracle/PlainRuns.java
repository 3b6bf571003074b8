package dev.quarry.lab.soundness.oracle;

import dev.quarry.lab.soundness.generate.Choice;
import dev.quarry.lab.soundness.generate.EntryPoint;
import dev.quarry.lab.soundness.oracle.PlainRun.Failure;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Finds out by running everything what a program can do. */
public final class PlainRuns {
  private PlainRuns() {}

  /** Calls entries with all inputs of their domains. */
  public static Truth of(PlainProgram program, List<EntryPoint> entries) {
    Set<Integer> executed = new TreeSet<>();
    Set<Integer> prepared = new TreeSet<>();
    Set<Failure> failures = new LinkedHashSet<>();
    Map<String, Set<PlainOutcome>> outcomes = new LinkedHashMap<>();
    int runs = 0;
    boolean isIncomplete = false;
    for (EntryPoint entry : entries) {
      Set<PlainOutcome> ofEntry =
          outcomes.computeIfAbsent(entry.name(), none -> new LinkedHashSet<>());
      for (List<Choice> input : entry.inputs()) {
        PlainRun run = program.call(entry, (i, type, earlier) -> input.get(i).make(type, earlier));
        run.prepared().stream().forEach(prepared::add);
        run.lines().stream().forEach(executed::add);
        failures.addAll(run.failures());
        ofEntry.add(run.outcome());
        isIncomplete |= run.isIncomplete();
        runs++;
      }
    }
    return new Truth(program.lines(), executed, prepared, failures, outcomes, runs, isIncomplete);
  }
}
