package dev.quarry.concolic.instrument;

import dev.quarry.program.Location;
import dev.quarry.program.MethodBody;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.analysis.Frame;

/** A method to be rewritten: its nodes, where they jump, and the numbers of its instructions. */
final class MethodSource {
  private final MethodNode method;
  private final AbstractInsnNode[] nodes;
  private final @Nullable Frame<ShadowValue>[] frames;
  private final Location[] locations;
  private final int[] lines;
  private final boolean[] original;
  private final Map<LabelNode, Integer> labels = new HashMap<>();
  private final Set<LabelNode> targets = new HashSet<>();
  private final Set<LabelNode> loopHeads = new HashSet<>();
  private final Map<LabelNode, List<TryCatchBlockNode>> handlers = new HashMap<>();
  private final List<List<Integer>> handlersOf = new ArrayList<>();

  /** Instructions without a number belong to the one before. */
  MethodSource(NumberedMethod numbered, @Nullable Frame<ShadowValue>[] frames) {
    this.method = numbered.method();
    this.nodes = method.instructions.toArray();
    this.frames = frames;
    this.locations = new Location[nodes.length];
    this.lines = new int[nodes.length];
    this.original = new boolean[nodes.length];
    number(numbered.body(), numbered.numbers());
    for (int i = 0; i < nodes.length; i++) {
      addTargets(nodes[i], i);
    }
    addHandlers();
  }

  private void number(MethodBody body, Map<AbstractInsnNode, Integer> numbers) {
    int number = 0;
    int line = MethodBody.NO_LINE;
    for (int i = 0; i < nodes.length; i++) {
      if (nodes[i] instanceof LabelNode label) {
        labels.put(label, i);
      } else if (nodes[i] instanceof LineNumberNode at) {
        line = at.line;
      }
      Integer own = numbers.get(nodes[i]);
      original[i] = own != null;
      number = own == null ? number : own;
      locations[i] = body.at(number);
      lines[i] = line;
    }
  }

  private void addTargets(AbstractInsnNode node, int index) {
    if (node instanceof JumpInsnNode jump) {
      addTarget(jump.label, index);
    } else if (node instanceof TableSwitchInsnNode table) {
      addTarget(table.dflt, index);
      table.labels.forEach(label -> addTarget(label, index));
    } else if (node instanceof LookupSwitchInsnNode lookup) {
      addTarget(lookup.dflt, index);
      lookup.labels.forEach(label -> addTarget(label, index));
    }
  }

  private void addTarget(LabelNode label, int from) {
    targets.add(label);
    if (indexOf(label) <= from) {
      loopHeads.add(label);
    }
  }

  private void addHandlers() {
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      handlers.computeIfAbsent(block.handler, any -> new ArrayList<>()).add(block);
      targets.add(block.handler);
      if (indexOf(block.handler) <= indexOf(block.start) && !isUnlocking(block.handler)) {
        loopHeads.add(block.handler);
      }
    }
    List<Integer> last = List.of();
    for (int i = 0; i < nodes.length; i++) {
      List<Integer> covering = new ArrayList<>();
      for (int h = 0; h < method.tryCatchBlocks.size(); h++) {
        TryCatchBlockNode block = method.tryCatchBlocks.get(h);
        if (indexOf(block.start) <= i && i < indexOf(block.end)) {
          covering.add(h);
        }
      }
      last = covering.equals(last) ? last : covering;
      handlersOf.add(last);
    }
  }

  MethodNode method() {
    return method;
  }

  int size() {
    return nodes.length;
  }

  AbstractInsnNode node(int index) {
    return nodes[index];
  }

  @Nullable Frame<ShadowValue>[] frames() {
    return frames;
  }

  int indexOf(LabelNode label) {
    Integer index = labels.get(label);
    if (index == null) {
      throw new IllegalStateException("A jump leads out of the method.");
    }
    return index;
  }

  Location location(int index) {
    return locations[index];
  }

  int line(int index) {
    return lines[index];
  }

  /** Whether an instruction is one of the class file, not one put in by us. */
  boolean isOriginal(int index) {
    return original[index];
  }

  /** Whether something jumps to a label, exceptions included. */
  boolean isTarget(LabelNode label) {
    return targets.contains(label);
  }

  /** Whether something jumps back to a label. */
  boolean isLoopHead(LabelNode label) {
    return loopHeads.contains(label);
  }

  boolean hasLoops() {
    return !loopHeads.isEmpty();
  }

  /** The exception table's entries whose handler starts at a label. */
  List<TryCatchBlockNode> handlersAt(LabelNode label) {
    return handlers.getOrDefault(label, List.of());
  }

  /**
   * Whether a handler only unlocks an object and throws again, as the end of {@code synchronized}
   * does. It covers itself (JVMS §3.14).
   */
  boolean isUnlocking(LabelNode handler) {
    boolean unlocks = false;
    for (int i = indexOf(handler); i < nodes.length; i++) {
      int opcode = nodes[i].getOpcode();
      if (opcode == Opcodes.ATHROW) {
        return unlocks;
      }
      unlocks |= opcode == Opcodes.MONITOREXIT;
      boolean isHarmless =
          opcode < 0
              || opcode == Opcodes.ALOAD
              || opcode == Opcodes.ASTORE
              || opcode == Opcodes.MONITOREXIT;
      if (!isHarmless) {
        return false;
      }
    }
    return false;
  }

  /** The indices of the entries that cover the beginning of a handler, without its own. */
  List<Integer> handlersAround(LabelNode handler) {
    return handlersOf.get(indexOf(handler)).stream()
        .filter(entry -> method.tryCatchBlocks.get(entry).handler != handler)
        .toList();
  }

  /** The indices of the exception table's entries that cover a node. */
  List<Integer> handlersOf(int index) {
    return handlersOf.get(index);
  }
}
