package dev.quarry.concolic.coverage;

import dev.quarry.program.Branches;
import dev.quarry.program.ExceptionSites;
import dev.quarry.program.MethodBody;
import dev.quarry.program.flow.Block;
import dev.quarry.program.flow.ControlFlow;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.objectweb.asm.Opcodes;

/**
 * The probes of a class, numbered the same way by the worker that sets them and by the controller
 * that reads them: method by method in the order of the class file; in a method first all {@link
 * Probe.Line}s, then all {@link Probe.Outcome}s, then all {@link Probe.End}s, each in the order of
 * instructions. A block has an end of its own only if an exception can come between its last line
 * probe and there; where it branches, the outcomes tell.
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
      addEnds(body, probes);
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

  private static void addEnds(MethodBody body, List<Probe> probes) {
    for (Block block : ControlFlow.of(body).blocks()) {
      int last = block.end() - 1;
      int end = goesOn(body.opcode(last)) ? block.end() : last;
      if (Branches.outcomes(body, last) == 0 && canThrow(body, lastPiece(body, block), end)) {
        probes.add(new Probe.End(body.id(), last));
      }
    }
  }

  /** Where the last line probe of a block is. */
  private static int lastPiece(MethodBody body, Block block) {
    int first = block.end() - 1;
    while (first > block.first() && body.line(first - 1) == body.line(first)) {
      first--;
    }
    return first;
  }

  private static boolean canThrow(MethodBody body, int first, int end) {
    return IntStream.range(first, end)
        .anyMatch(number -> ExceptionSites.canThrow(body.instruction(number)));
  }

  /** Whether control can come to the next instruction, other than by a branch. */
  public static boolean goesOn(int opcode) {
    return opcode != Opcodes.GOTO
        && opcode != Opcodes.ATHROW
        && opcode != Opcodes.TABLESWITCH
        && opcode != Opcodes.LOOKUPSWITCH
        && (opcode < Opcodes.IRETURN || opcode > Opcodes.RETURN);
  }

  public List<Probe> probes() {
    return probes;
  }
}
