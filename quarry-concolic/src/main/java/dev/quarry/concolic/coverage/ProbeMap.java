package dev.quarry.concolic.coverage;

import dev.quarry.program.Branches;
import dev.quarry.program.MethodBody;
import dev.quarry.program.flow.Block;
import dev.quarry.program.flow.ControlFlow;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The probes of a class, numbered the same way by the worker that sets them and by the controller
 * that reads them: method by method in the order of the class file; in a method first all {@link
 * Probe.Line}s, then all {@link Probe.Outcome}s, each in the order of instructions.
 */
public final class ProbeMap {
  private final List<Probe> probes;

  private ProbeMap(List<Probe> probes) {
    this.probes = Collections.unmodifiableList(probes);
  }

  /** The probes of a class with these method bodies, in class file order. */
  public static ProbeMap of(List<MethodBody> bodies) {
    List<Probe> probes = new ArrayList<>();
    for (MethodBody body : bodies) {
      addLines(body, probes);
      Branches.of(body).forEach(branch -> probes.add(new Probe.Outcome(branch)));
    }
    return new ProbeMap(probes);
  }

  private static void addLines(MethodBody body, List<Probe> probes) {
    for (Block block : ControlFlow.of(body).blocks()) {
      int line = MethodBody.NO_LINE;
      for (int i = block.first(); i < block.end(); i++) {
        if (i == block.first() || body.line(i) != line) {
          line = body.line(i);
          probes.add(new Probe.Line(body.id(), i, line));
        }
      }
    }
  }

  public List<Probe> probes() {
    return probes;
  }
}
