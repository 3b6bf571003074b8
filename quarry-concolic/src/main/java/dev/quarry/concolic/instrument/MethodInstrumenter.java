package dev.quarry.concolic.instrument;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;

/** Rewrites one method: the loop over its nodes. */
final class MethodInstrumenter {
  private final MethodRewrite m;
  private final Flow flow;
  private final Coverage coverage;
  private final StepCounting steps;
  private final Depth depth;
  private final MethodEntry entry;
  private final List<InstructionFamily> families;

  /** Whether control can come from the node before. */
  private boolean reachable = true;

  private MethodInstrumenter(MethodRewrite rewrite) {
    this.m = rewrite;
    this.flow = new Flow(m);
    this.coverage = new Coverage(m);
    this.steps = new StepCounting(m);
    this.depth = new Depth(m);
    this.entry = new MethodEntry(m, flow);
    this.families =
        List.of(
            new SlotFamily(m, flow),
            new Arithmetic(m),
            new FieldAccess(m),
            new Invocations(m),
            new JumpFamily(m, flow, coverage),
            new ArrayAccess(m),
            new ObjectOps(m),
            new Exits(m, steps, depth, entry),
            new DynamicCalls(m));
  }

  /** Rewrites a method in place, with shadows. */
  static void rewrite(ClassContext type, NumberedMethod numbered, LeftPlain.Form form)
      throws AnalyzerException {
    MethodNode method = numbered.method();
    LambdaSites.replace(type, numbered);
    SymbolicAnalysis analysis = new SymbolicAnalysis(type.name(), type.twins(), type.calls());
    @Nullable Frame<ShadowValue>[] frames =
        new Analyzer<>(analysis).analyzeAndComputeMaxs(type.name(), method);
    MethodSource source = new MethodSource(numbered, frames);
    new MethodInstrumenter(new MethodRewrite(type, source, form)).write();
  }

  private void write() {
    m.moveTo(0);
    m.type.statics().atEntry(m.main, m.type.name(), m.method);
    coverage.begin(m.main);
    steps.begin(m.main);
    depth.begin(m.main);
    entry.write();
    for (int i = 0; i < m.source.size(); i++) {
      m.moveTo(i);
      write(m.current());
    }
    InsnList all = m.main.list();
    all.add(m.slow.list());
    m.method.instructions = all;
    m.method.tryCatchBlocks = m.slow.extend(m.method.tryCatchBlocks);
  }

  private void write(AbstractInsnNode node) {
    if (node instanceof LabelNode label) {
      arrive(label);
    } else if (node instanceof LineNumberNode) {
      m.main.add(node);
    } else if (node.getOpcode() >= 0) {
      if (m.source.frames()[m.index()] == null) {
        // The verifier wants to see it, the program never will.
        m.main.add(node);
        reachable = false;
        return;
      }
      coverage.addLine();
      rewrite(node);
      reachable = goesOn(node.getOpcode());
    }
  }

  private void rewrite(AbstractInsnNode node) {
    for (InstructionFamily family : families) {
      if (family.rewrite(node)) {
        return;
      }
    }
    throw new IllegalStateException("No family knows instruction " + node.getOpcode() + ".");
  }

  private void arrive(LabelNode label) {
    if (reachable) {
      coverage.addEnd();
    }
    if (!m.source.isTarget(label)) {
      m.main.label(label);
      return;
    }
    if (reachable) {
      flow.to(List.of(label));
    }
    m.main.label(label);
    flow.arrive(m.frameAt(label));
    reachable = m.frameAt(label) != null;
    if (!reachable) {
      return;
    }
    if (!m.source.handlersAt(label).isEmpty()) {
      HandlerStart.write(m, label);
      depth.caught(m.main);
    }
    if (m.source.isLoopHead(label)) {
      steps.addIteration();
    }
  }

  private static boolean goesOn(int opcode) {
    return opcode != Opcodes.GOTO
        && opcode != Opcodes.ATHROW
        && opcode != Opcodes.TABLESWITCH
        && opcode != Opcodes.LOOKUPSWITCH
        && (opcode < Opcodes.IRETURN || opcode > Opcodes.RETURN);
  }
}
