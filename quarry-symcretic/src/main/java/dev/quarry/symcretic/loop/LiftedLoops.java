package dev.quarry.symcretic.loop;

import dev.quarry.expr.OpaqueSymbol;
import dev.quarry.expr.Sort;
import dev.quarry.program.MethodBody;
import dev.quarry.program.flow.Block;
import dev.quarry.program.flow.Edge;
import dev.quarry.program.flow.Loop;
import dev.quarry.symcretic.loop.LiftedLoop.Local;
import dev.quarry.symcretic.state.Variables;
import dev.quarry.symcretic.step.Code;
import dev.quarry.symcretic.step.MathFunctions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Lifts loops out of methods where that can be done, and makes functions of them. */
public final class LiftedLoops {
  private final LoopFunctions functions;
  private final Map<String, Optional<LiftedLoop>> known = new ConcurrentHashMap<>();

  /**
   * @param functions where the loops are made known, to be run
   */
  public LiftedLoops(LoopFunctions functions) {
    this.functions = functions;
  }

  /** The loop that an edge leaves, if it computes on local numbers only. */
  public Optional<LiftedLoop> leftBy(Code code, Edge exit) {
    Optional<Loop> loop =
        code.loops().innermost(exit.from()).filter(found -> !found.contains(exit.to()));
    while (loop.isPresent()
        && loop.get().parent().filter(outer -> !outer.contains(exit.to())).isPresent()) {
      loop = loop.get().parent();
    }
    Optional<Loop> outermost = loop;
    return outermost.flatMap(
        found -> known.computeIfAbsent(name(code, exit), any -> lift(code, found, exit)));
  }

  private static String name(Code code, Edge exit) {
    return "loop " + code.id() + "@" + exit.from() + "-" + exit.to() + ":" + exit.label();
  }

  private Optional<LiftedLoop> lift(Code code, Loop loop, Edge exit) {
    Map<Integer, String> types = new TreeMap<>();
    List<Integer> written = new ArrayList<>();
    if (exit.isExceptional() || !isLiftable(code, loop, types, written)) {
      return Optional.empty();
    }
    List<Local> locals = new ArrayList<>();
    types.forEach((index, descriptor) -> locals.add(new Local(index, descriptor)));
    List<Sort> sorts = new ArrayList<>();
    locals.forEach(local -> sorts.add(sort(local)));
    String name = name(code, exit);
    Map<Local, OpaqueSymbol> results = new LinkedHashMap<>();
    for (Local local : locals) {
      if (written.contains(local.index())) {
        results.put(local, new OpaqueSymbol(name + "." + local.index(), sorts, sort(local)));
      }
    }
    var lifted =
        new LiftedLoop(
            loop, exit, locals, results, new OpaqueSymbol(name + ".left", sorts, Sort.INT));
    functions.add(lifted, LoopCompiler.compile(code, lifted));
    return Optional.of(lifted);
  }

  private static Sort.Basic sort(Local local) {
    return Variables.sortOf(Type.getType(local.descriptor()));
  }

  /** Finds the locals; false if the loop does more than compute with them. */
  private static boolean isLiftable(
      Code code, Loop loop, Map<Integer, String> types, List<Integer> written) {
    MethodBody body = code.body();
    for (int number : loop.blocks()) {
      Block block = code.flow().block(number);
      for (int i = block.first(); i < block.end(); i++) {
        if (!code.isReachable(i) || !isPure(body.instruction(i))) {
          return false;
        }
        Optional<Local> local = local(body.instruction(i));
        if (local.isPresent()) {
          String before = types.put(local.get().index(), local.get().descriptor());
          if (before != null && !before.equals(local.get().descriptor())) {
            return false;
          }
          if (!(body.opcode(i) >= Opcodes.ILOAD && body.opcode(i) <= Opcodes.ALOAD)) {
            written.add(local.get().index());
          }
        }
      }
    }
    // A stack that is not empty at the loop's ends would have to be passed too.
    return code.frame(code.flow().block(loop.header()).first()).getStackSize() == 0
        && loop.exits(code.flow()).stream()
            .filter(exit -> !exit.isExceptional())
            .allMatch(exit -> code.frame(code.flow().block(exit.to()).first()).getStackSize() == 0);
  }

  private static Optional<Local> local(AbstractInsnNode node) {
    if (node instanceof IincInsnNode increment) {
      return Optional.of(new Local(increment.var, "I"));
    }
    if (!(node instanceof VarInsnNode variable)) {
      return Optional.empty();
    }
    int family =
        variable.getOpcode() >= Opcodes.ISTORE
            ? variable.getOpcode() - Opcodes.ISTORE
            : variable.getOpcode() - Opcodes.ILOAD;
    return Optional.of(new Local(variable.var, List.of("I", "J", "F", "D", "A").get(family)));
  }

  private static boolean isPure(AbstractInsnNode node) {
    int opcode = node.getOpcode();
    if (node instanceof LdcInsnNode constant) {
      return constant.cst instanceof Number;
    }
    if (node instanceof MethodInsnNode call) {
      return MathFunctions.isCalledBy(call);
    }
    boolean isMove = opcode <= Opcodes.DLOAD && opcode != Opcodes.ACONST_NULL;
    boolean isStore = opcode >= Opcodes.ISTORE && opcode <= Opcodes.DSTORE;
    boolean isComputation = opcode >= Opcodes.POP && opcode <= Opcodes.IF_ICMPLE;
    return isMove
        || isStore
        || isComputation
        || opcode == Opcodes.GOTO
        || opcode == Opcodes.TABLESWITCH
        || opcode == Opcodes.LOOKUPSWITCH;
  }
}
