package dev.quarry.concolic.watch;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.AnalyzerAdapter;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/**
 * The types of locals and stack around each instruction, as the frames of the class file say: no
 * other class has to be looked at.
 */
final class FrameStates {
  private static final String THROWABLE = "java/lang/Throwable";

  private final Map<AbstractInsnNode, State> before = new IdentityHashMap<>();
  private final Map<AbstractInsnNode, State> after = new IdentityHashMap<>();
  private final Map<Label, LabelNode> labels = new IdentityHashMap<>();

  private record State(List<Object> locals, List<Object> stack) {
    static final State UNKNOWN = new State(List.of(), List.of());

    static State of(AnalyzerAdapter adapter) {
      return adapter.locals == null
          ? UNKNOWN
          : new State(List.copyOf(adapter.locals), List.copyOf(adapter.stack));
    }

    State popped() {
      return stack.isEmpty() ? this : new State(locals, stack.subList(0, stack.size() - 1));
    }
  }

  private FrameStates() {}

  /**
   * @param owner the internal name of the class
   * @param method with expanded frames
   */
  static FrameStates of(String owner, MethodNode method) {
    FrameStates states = new FrameStates();
    for (AbstractInsnNode node : method.instructions) {
      if (node instanceof LabelNode label) {
        states.labels.put(label.getLabel(), label);
      }
    }
    var adapter = new AnalyzerAdapter(owner, method.access, method.name, method.desc, null);
    for (AbstractInsnNode node : method.instructions) {
      State state = State.of(adapter);
      states.before.put(node, state);
      node.accept(adapter);
      boolean isSwitch =
          node instanceof TableSwitchInsnNode || node instanceof LookupSwitchInsnNode;
      // Behind a switch the adapter knows nothing.
      states.after.put(node, isSwitch ? state.popped() : State.of(adapter));
    }
    return states;
  }

  /** Objects that are made behind a label are now made behind another. */
  void move(LabelNode from, LabelNode to) {
    labels.put(from.getLabel(), to);
  }

  /** Whether an instruction is the call of {@code super(…)} or {@code this(…)}. */
  boolean initialises(AbstractInsnNode node) {
    return before.getOrDefault(node, State.UNKNOWN).locals().contains(Opcodes.UNINITIALIZED_THIS)
        && !after.getOrDefault(node, State.UNKNOWN).locals().contains(Opcodes.UNINITIALIZED_THIS);
  }

  /** Behind an instruction that branches. */
  FrameNode after(AbstractInsnNode node) {
    State state = after.getOrDefault(node, State.UNKNOWN);
    return frame(compact(state.locals()), compact(state.stack()));
  }

  /** Where an exception of an instruction is caught. */
  FrameNode thrownAt(AbstractInsnNode node) {
    return frame(compact(before.getOrDefault(node, State.UNKNOWN).locals()), THROWABLE);
  }

  private static FrameNode frame(Object[] locals, Object... stack) {
    return new FrameNode(Opcodes.F_NEW, locals.length, locals, stack.length, stack);
  }

  /** Long values take two places with the adapter and one in a frame. */
  private Object[] compact(List<Object> types) {
    List<Object> compact = new ArrayList<>();
    for (int i = 0; i < types.size(); i++) {
      Object type = types.get(i);
      // What no frame of the class file mentions is not used behind one either.
      Object known = type instanceof Label label ? labels.get(label) : type;
      compact.add(known == null ? Opcodes.TOP : known);
      if (Opcodes.LONG.equals(type) || Opcodes.DOUBLE.equals(type)) {
        i++;
      }
    }
    return compact.toArray();
  }
}
