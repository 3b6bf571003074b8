package dev.quarry.concolic.watch;

import dev.quarry.concolic.guard.boot.Sightings;
import dev.quarry.program.Branch;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * A method that gets calls at its points. An instruction is watched before it begins; the way of a
 * jump gets a detour behind the method's end; what an instruction throws is caught, looked at and
 * thrown again, where the handlers of the instruction still see it.
 */
final class WatchedMethod {
  private static final String HOOKS = Type.getInternalName(Sightings.class);

  private final MethodNode method;
  private final boolean hasFrames;
  private final FrameStates states;
  private final List<AbstractInsnNode> instructions = new ArrayList<>();
  private final Map<AbstractInsnNode, Integer> places = new IdentityHashMap<>();
  private final List<TryCatchBlockNode> blocks;

  /** Where the outcomes of switches lead before there are detours. */
  private final Map<AbstractInsnNode, List<LabelNode>> destinations = new IdentityHashMap<>();

  /** What comes behind the method's end. */
  private final InsnList behind = new InsnList();

  WatchedMethod(ClassNode type, MethodNode method) {
    this.method = method;
    this.hasFrames = (type.version & 0xffff) >= Opcodes.V1_6;
    this.states = FrameStates.of(type.name, method);
    for (AbstractInsnNode node : method.instructions) {
      places.put(node, places.size());
      if (node.getOpcode() >= 0) {
        instructions.add(node);
      }
    }
    this.blocks = List.copyOf(method.tryCatchBlocks);
  }

  void add(List<WatchPoint> points) {
    Map<AbstractInsnNode, List<WatchPoint>> throwing = new LinkedHashMap<>();
    for (WatchPoint point : points) {
      AbstractInsnNode node = instructions.get(point.instruction());
      if (!point.exception().isEmpty()) {
        throwing.computeIfAbsent(node, any -> new ArrayList<>()).add(point);
      } else if (point.outcome() == WatchPoint.NONE) {
        method.instructions.insertBefore(node, passed(point));
        keepMadeObjects(node);
      } else {
        addOutcome(node, point);
      }
    }
    throwing.forEach(this::addExceptions);
    method.instructions.add(behind);
  }

  /**
   * Frames name an object that is not initialised yet by a label that stands directly before its
   * {@code new}.
   */
  private void keepMadeObjects(AbstractInsnNode node) {
    if (node.getOpcode() != Opcodes.NEW) {
      return;
    }
    LabelNode moved = new LabelNode();
    method.instructions.insertBefore(node, moved);
    for (AbstractInsnNode one = moved.getPrevious(); one != null; one = one.getPrevious()) {
      if (one instanceof LabelNode old) {
        states.move(old, moved);
        replaceInFrames(old, moved);
      } else if (one.getOpcode() >= 0 && places.containsKey(one)) {
        return;
      }
    }
  }

  private void replaceInFrames(LabelNode old, LabelNode moved) {
    for (AbstractInsnNode one : method.instructions) {
      if (one instanceof FrameNode frame) {
        frame.local = replaced(frame.local, old, moved);
        frame.stack = replaced(frame.stack, old, moved);
      }
    }
  }

  private static List<Object> replaced(
      @Nullable List<Object> types, LabelNode old, LabelNode moved) {
    return types == null
        ? List.of()
        : new ArrayList<>(types.stream().map(type -> type == old ? moved : type).toList());
  }

  private static InsnList passed(WatchPoint point) {
    InsnList list = new InsnList();
    list.add(new LdcInsnNode(point.number()));
    list.add(new MethodInsnNode(Opcodes.INVOKESTATIC, HOOKS, "passed", "(I)V", false));
    return list;
  }

  private void addOutcome(AbstractInsnNode node, WatchPoint point) {
    if (node instanceof JumpInsnNode jump) {
      if (point.outcome() == Branch.FALLS_THROUGH) {
        method.instructions.insert(node, passed(point));
      } else {
        jump.label = detour(node, jump.label, point);
      }
    } else if (node instanceof TableSwitchInsnNode table) {
      LabelNode old = destination(node, table.dflt, table.labels, point);
      LabelNode changed = detour(node, old, point);
      table.dflt = table.dflt == old ? changed : table.dflt;
      table.labels.replaceAll(label -> label == old ? changed : label);
    } else if (node instanceof LookupSwitchInsnNode lookup) {
      LabelNode old = destination(node, lookup.dflt, lookup.labels, point);
      LabelNode changed = detour(node, old, point);
      lookup.dflt = lookup.dflt == old ? changed : lookup.dflt;
      lookup.labels.replaceAll(label -> label == old ? changed : label);
    } else {
      throw new IllegalArgumentException("No branch is at " + point + ".");
    }
  }

  private LabelNode destination(
      AbstractInsnNode node, LabelNode first, List<LabelNode> cases, WatchPoint point) {
    return destinations
        .computeIfAbsent(
            node,
            any -> {
              Set<LabelNode> labels = new LinkedHashSet<>();
              labels.add(first);
              labels.addAll(cases);
              return List.copyOf(labels);
            })
        .get(point.outcome());
  }

  private LabelNode detour(AbstractInsnNode from, LabelNode to, WatchPoint point) {
    LabelNode label = new LabelNode();
    behind.add(label);
    addFrame(states.after(from));
    behind.add(passed(point));
    behind.add(new JumpInsnNode(Opcodes.GOTO, to));
    return label;
  }

  private void addExceptions(AbstractInsnNode node, List<WatchPoint> points) {
    if (hasFrames && states.initialises(node)) {
      // The verifier lets nobody catch what the constructor of the same object throws.
      return;
    }
    LabelNode start = new LabelNode();
    LabelNode end = new LabelNode();
    LabelNode handler = new LabelNode();
    LabelNode handlerEnd = new LabelNode();
    method.instructions.insertBefore(node, start);
    method.instructions.insert(node, end);
    behind.add(handler);
    addFrame(states.thrownAt(node));
    for (WatchPoint point : points) {
      behind.add(new InsnNode(Opcodes.DUP));
      behind.add(new LdcInsnNode(point.number()));
      behind.add(new LdcInsnNode(point.exception()));
      behind.add(
          new MethodInsnNode(
              Opcodes.INVOKESTATIC,
              HOOKS,
              "thrown",
              "(Ljava/lang/Throwable;ILjava/lang/String;)V",
              false));
    }
    behind.add(new InsnNode(Opcodes.ATHROW));
    behind.add(handlerEnd);
    for (TryCatchBlockNode block : blocks) {
      if (covers(block, node)) {
        method.tryCatchBlocks.add(
            new TryCatchBlockNode(handler, handlerEnd, block.handler, block.type));
      }
    }
    method.tryCatchBlocks.add(0, new TryCatchBlockNode(start, end, handler, null));
  }

  private boolean covers(TryCatchBlockNode block, AbstractInsnNode node) {
    return place(block.start) <= place(node) && place(node) < place(block.end);
  }

  private int place(AbstractInsnNode node) {
    return places.getOrDefault(node, 0);
  }

  private void addFrame(FrameNode frame) {
    if (hasFrames) {
      behind.add(frame);
    }
  }
}
