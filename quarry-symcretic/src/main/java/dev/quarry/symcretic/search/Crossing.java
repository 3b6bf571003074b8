package dev.quarry.symcretic.search;

import dev.quarry.expr.Input;
import dev.quarry.program.MethodBody;
import dev.quarry.program.flow.Block;
import dev.quarry.program.flow.Dominators;
import dev.quarry.program.flow.Edge;
import dev.quarry.program.flow.Loop;
import dev.quarry.symcretic.state.Variable;
import dev.quarry.symcretic.state.Variables;
import dev.quarry.symcretic.step.Code;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Crosses a region of code that has nothing to do with the formula in one step: from the block
 * where its paths meet to the block that dominates it. That the region is left again is assumed, so
 * more is deemed reachable than is, never less: refutations stay proofs, and whoever finds an input
 * runs it anyway.
 */
final class Crossing {
  private final Effects effects;
  private final Variables variables;
  private final boolean isOn;

  Crossing(Effects effects, Variables variables, boolean isOn) {
    this.effects = effects;
    this.variables = variables;
    this.isOn = isOn;
  }

  /**
   * The block at whose end to go on; empty if what lies between matters. Between is what lies
   * between a join and the block that dominates it, or a loop that was left.
   */
  Optional<Block> above(Code code, Obligation obligation) {
    int block = code.flow().blockOf(obligation.number()).number();
    List<Edge> incoming = code.flow().edgesTo(block);
    if (!isOn
        || incoming.isEmpty()
        || incoming.stream().anyMatch(Edge::isExceptional)
        || code.frame(obligation.number()).getStackSize() > 0) {
      return Optional.empty();
    }
    int above = code.dominators().immediate(block);
    Optional<Loop> left = loopLeft(code, block, incoming);
    if (left.isPresent()) {
      above = code.dominators().immediate(left.get().header());
    } else if (incoming.size() < 2) {
      return Optional.empty();
    }
    if (above == Dominators.NONE || above == block) {
      return Optional.empty();
    }
    BitSet region = region(code, block, above);
    return leadsElsewhere(code, region, above, block) || matters(code, region, obligation)
        ? Optional.empty()
        : Optional.of(code.flow().block(above));
  }

  /** The outermost loop that all ways into a block come out of. */
  private static Optional<Loop> loopLeft(Code code, int block, List<Edge> incoming) {
    Optional<Loop> left = Optional.empty();
    Optional<Loop> loop = code.loops().innermost(incoming.get(0).from());
    while (loop.isPresent() && !loop.get().contains(block)) {
      Loop candidate = loop.get();
      if (incoming.stream().allMatch(edge -> candidate.contains(edge.from()))) {
        left = loop;
      }
      loop = candidate.parent();
    }
    return left;
  }

  /** The blocks between, the lower one only if it is in a loop. */
  private static BitSet region(Code code, int block, int above) {
    BitSet region = new BitSet();
    ArrayDeque<Integer> open = new ArrayDeque<>(List.of(block));
    while (!open.isEmpty()) {
      for (Edge edge : code.flow().edgesTo(open.remove())) {
        if (edge.from() != above && !region.get(edge.from())) {
          region.set(edge.from());
          open.add(edge.from());
        }
      }
    }
    return region;
  }

  /** Whether the region can be left other than to the block, exceptions aside. */
  private static boolean leadsElsewhere(Code code, BitSet region, int above, int block) {
    BitSet inside = (BitSet) region.clone();
    inside.set(block);
    for (int number = region.nextSetBit(0); number >= 0; number = region.nextSetBit(number + 1)) {
      List<Edge> edges = code.flow().edgesFrom(number);
      boolean ends = edges.stream().noneMatch(edge -> !edge.isExceptional());
      if (ends
          || edges.stream().anyMatch(edge -> !edge.isExceptional() && !inside.get(edge.to()))) {
        return true;
      }
    }
    return code.flow().edgesFrom(above).stream()
        .anyMatch(edge -> edge.isExceptional() == inside.get(edge.to()));
  }

  private boolean matters(Code code, BitSet region, Obligation obligation) {
    Set<Integer> locals = new HashSet<>();
    Set<String> heap = new HashSet<>();
    for (Input variable : obligation.formula().variables()) {
      variables.find(variable).ifPresent(found -> note(found, obligation.level(), locals, heap));
    }
    MethodBody body = code.body();
    return region.stream()
        .mapToObj(code.flow()::block)
        .anyMatch(block -> writes(body, block, locals, heap));
  }

  private static void note(Variable variable, int level, Set<Integer> locals, Set<String> heap) {
    if (variable instanceof Variable.Local local) {
      if (local.level() == level) {
        locals.add(local.index());
      }
    } else if (variable instanceof Variable.OfMember field) {
      heap.add(field.member().name());
    } else if (variable instanceof Variable.Elements) {
      heap.add(Effects.ELEMENTS);
    } else if (variable == Variable.Aspect.TEXT) {
      heap.add(Effects.TEXTS);
    } else if (variable instanceof Variable.Asked) {
      heap.add(Effects.ASKED);
    }
  }

  private boolean writes(MethodBody body, Block block, Set<Integer> locals, Set<String> heap) {
    for (int number = block.first(); number < block.end(); number++) {
      var node = body.instruction(number);
      if (node instanceof IincInsnNode increment && locals.contains(increment.var)
          || node instanceof VarInsnNode store
              && store.getOpcode() >= Opcodes.ISTORE
              && locals.contains(store.var)) {
        return true;
      }
      Set<String> written = effects.of(body, number);
      if (!heap.isEmpty() && written.contains(Effects.ANYTHING)
          || written.stream().anyMatch(heap::contains)) {
        return true;
      }
    }
    return false;
  }
}
