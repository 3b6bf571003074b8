package dev.quarry.engine.jacoco;

import dev.quarry.concolic.coverage.Probe;
import dev.quarry.program.Branch;
import dev.quarry.program.Branches;
import dev.quarry.program.ExceptionSites;
import dev.quarry.program.MethodBody;
import dev.quarry.program.flow.ControlFlow;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** Finds the probe of Quarry that is executed exactly when one of JaCoCo's in a method is. */
final class ProbeFinder implements MethodSteps.Places {
  private final MethodBody body;
  private final ControlFlow flow;
  private final NavigableMap<Integer, Integer> lines = new TreeMap<>();
  private final Map<Branch, Integer> outcomes = new HashMap<>();
  private final Map<Integer, Integer> ends = new HashMap<>();
  private final Map<Integer, Integer> found = new HashMap<>();
  private boolean exact = true;

  /**
   * @param body of a method
   * @param numbers of its probes
   */
  ProbeFinder(MethodBody body, Map<Probe, Integer> numbers) {
    this.body = body;
    this.flow = ControlFlow.of(body);
    numbers.forEach(
        (probe, number) -> {
          if (probe instanceof Probe.Line line) {
            lines.put(line.instruction(), number);
          } else if (probe instanceof Probe.Outcome outcome) {
            outcomes.put(outcome.branch(), number);
          } else if (probe instanceof Probe.End end) {
            ends.put(end.instruction(), number);
          }
        });
  }

  /** Quarry's number for each of JaCoCo's. */
  Map<Integer, Integer> found() {
    return found;
  }

  /** Whether they really say the same, whatever exceptions come. */
  boolean isExact() {
    return exact;
  }

  @Override
  public void before(int probe, int instruction) {
    found.put(probe, reached(instruction));
  }

  @Override
  public void after(int probe, int instruction) {
    if (Branches.outcomes(body, instruction) > 0) {
      on(probe, instruction, Branch.FALLS_THROUGH);
      return;
    }
    Integer next = lines.get(instruction + 1);
    boolean sameBlock =
        instruction + 1 < body.size()
            && flow.blockOf(instruction).number() == flow.blockOf(instruction + 1).number();
    if (next != null && sameBlock) {
      found.put(probe, next);
    } else {
      Integer end = ends.get(instruction);
      found.put(probe, end == null ? line(instruction, instruction + 1) : end);
    }
  }

  @Override
  public void on(int probe, int instruction, int outcome) {
    Integer own = outcomes.get(new Branch(body.id(), instruction, outcome));
    // A switch with one destination does not branch.
    found.put(probe, own == null ? reached(instruction) : own);
  }

  private int reached(int instruction) {
    Integer end = ends.get(instruction);
    return end == null ? line(instruction, instruction) : end;
  }

  /** The last line probe at or before an instruction; nothing in between should throw. */
  private int line(int instruction, int end) {
    Map.Entry<Integer, Integer> entry = lines.floorEntry(instruction);
    if (entry == null) {
      throw new IllegalStateException("No probe is before instruction " + instruction + ".");
    }
    for (int i = entry.getKey(); i < end; i++) {
      exact &= !ExceptionSites.canThrow(body.instruction(i));
    }
    return entry.getValue();
  }
}
