package dev.quarry.spec.weave;

import dev.quarry.program.MethodId;
import dev.quarry.spec.Moment;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Puts around the calls in one method what tells monitors of them. */
final class CallSiteWeaver {
  private final MethodNode method;
  private final List<Sited> monitors;
  private final int free;
  private int next;
  private boolean isChanged;

  /**
   * A monitor that is told by calls.
   *
   * @param sites which calls
   * @param follower what they call
   * @param hidden gets places where events may happen that no call shows
   */
  record Sited(CallSites sites, Follower follower, Set<String> hidden) {}

  /**
   * @param method is changed
   */
  CallSiteWeaver(MethodNode method, List<Sited> monitors) {
    this.method = method;
    this.monitors = monitors;
    this.free = method.maxLocals;
  }

  /** Whether anything was put in. */
  boolean weave() {
    Deque<TypeInsnNode> made = new ArrayDeque<>();
    for (AbstractInsnNode node : method.instructions.toArray()) {
      next = free;
      if (node.getOpcode() == Opcodes.NEW) {
        made.push((TypeInsnNode) node);
      } else if (node instanceof MethodInsnNode call) {
        boolean isConstructor = call.name.equals("<init>");
        boolean isKept = isConstructor && !made.isEmpty() && isDoubled(made.pop());
        new Site(call, isKept).weave();
      } else if (node instanceof InvokeDynamicInsnNode dynamic) {
        giveArguments(dynamic);
      } else {
        giveValue(node);
      }
    }
    return isChanged;
  }

  /** Whether an object that is being made stays on the stack when its constructor is done. */
  private static boolean isDoubled(TypeInsnNode made) {
    AbstractInsnNode after = made.getNext();
    while (after != null && after.getOpcode() < 0) {
      after = after.getNext();
    }
    return after != null && after.getOpcode() == Opcodes.DUP;
  }

  private Slot local(Type type) {
    Slot slot = new Slot(next, type);
    next += type.getSize();
    method.maxLocals = Math.max(method.maxLocals, next);
    return slot;
  }

  private static void load(InsnList code, Slot slot) {
    code.add(new VarInsnNode(slot.type().getOpcode(Opcodes.ILOAD), slot.index()));
  }

  private static void store(InsnList code, Slot slot) {
    code.add(new VarInsnNode(slot.type().getOpcode(Opcodes.ISTORE), slot.index()));
  }

  private static MethodInsnNode call(MethodId callee) {
    return new MethodInsnNode(
        Opcodes.INVOKESTATIC, callee.ownerInternal(), callee.name(), callee.descriptor(), false);
  }

  /** Moves arguments from the stack to variables. */
  private List<Slot> spill(InsnList code, Type[] types) {
    List<Slot> slots = new ArrayList<>();
    for (Type type : types) {
      slots.add(local(type));
    }
    for (int i = slots.size() - 1; i >= 0; i--) {
      store(code, slots.get(i));
    }
    return slots;
  }

  private void giveArguments(InvokeDynamicInsnNode node) {
    Type[] types = Type.getArgumentTypes(node.desc);
    InsnList code = new InsnList();
    List<Slot> slots = spill(code, types);
    int before = code.size();
    give(code, slots);
    if (code.size() > before) {
      slots.forEach(slot -> load(code, slot));
      method.instructions.insertBefore(node, code);
      isChanged = true;
    }
  }

  private void give(InsnList code, List<Slot> slots) {
    for (Slot slot : slots) {
      for (Sited monitor : monitors) {
        if (monitor.sites().isGivenAsA(slot.type())) {
          load(code, slot);
          code.add(call(monitor.follower().given()));
        }
      }
    }
  }

  /** Whoever stores or returns an object gives it away. */
  private void giveValue(AbstractInsnNode node) {
    Type type =
        switch (node.getOpcode()) {
          case Opcodes.PUTFIELD, Opcodes.PUTSTATIC -> Type.getType(((FieldInsnNode) node).desc);
          case Opcodes.AASTORE -> Type.getObjectType("java/lang/Object");
          case Opcodes.ARETURN -> Type.getReturnType(method.desc);
          default -> Type.VOID_TYPE;
        };
    for (Sited monitor : monitors) {
      if (monitor.sites().isGivenAsA(type)) {
        InsnList code = new InsnList();
        code.add(new InsnNode(Opcodes.DUP));
        code.add(call(monitor.follower().given()));
        method.instructions.insertBefore(node, code);
        isChanged = true;
      }
    }
  }

  /** One call. */
  private final class Site {
    private final MethodInsnNode node;
    private final boolean isConstructor;
    private final boolean isStatic;
    private final Type result;
    private final boolean isKept;
    private final InsnList before = new InsnList();
    private final InsnList after = new InsnList();
    private final InsnList thrown = new InsnList();
    private AbstractInsnNode lastOfCall;

    /**
     * @param isKept whether the object is on the stack when its constructor is done
     */
    Site(MethodInsnNode node, boolean isKept) {
      this.node = node;
      this.isConstructor = node.name.equals("<init>");
      this.isStatic = node.getOpcode() == Opcodes.INVOKESTATIC;
      this.result = Type.getReturnType(node.desc);
      this.isKept = isKept;
      this.lastOfCall = node;
    }

    void weave() {
      InsnList entry = new InsnList();
      List<Slot> arguments = spill(entry, Type.getArgumentTypes(node.desc));
      Slot receiver = local(Type.getObjectType(isConstructor ? "java/lang/Object" : node.owner));
      Slot returned = local(result.getSort() == Type.VOID ? Type.INT_TYPE : result);
      give(before, arguments);
      for (Sited monitor : monitors) {
        if (!isConstructor || isKept) {
          boolean isMade = monitor.sites().isMaking(node);
          if (isMade) {
            load(after, receiver);
            after.add(CallSiteWeaver.call(monitor.follower().followed()));
          }
          tell(monitor, receiver, arguments, returned);
          if (!isMade) {
            follow(monitor, receiver, arguments, returned);
          }
        }
      }
      if (before.size() == 0 && after.size() == 0 && thrown.size() == 0) {
        return;
      }
      isChanged = true;
      boolean hasReceiver = !isStatic && !isConstructor;
      if (hasReceiver) {
        store(entry, receiver);
      }
      entry.add(before);
      if (hasReceiver) {
        load(entry, receiver);
      }
      arguments.forEach(slot -> load(entry, slot));
      method.instructions.insertBefore(node, entry);
      InsnList exit = new InsnList();
      if (after.size() > 0) {
        exit(exit, receiver, returned);
      }
      if (thrown.size() > 0) {
        guard(exit);
      }
      method.instructions.insert(lastOfCall, exit);
    }

    /** Keeps what the call left on the stack while monitors are told. */
    private void exit(InsnList exit, Slot receiver, Slot returned) {
      if (isConstructor) {
        exit.add(new InsnNode(Opcodes.DUP));
        store(exit, receiver);
      } else if (result.getSort() != Type.VOID) {
        store(exit, returned);
      }
      exit.add(after);
      if (!isConstructor && result.getSort() != Type.VOID) {
        load(exit, returned);
      }
    }

    private void guard(InsnList exit) {
      LabelNode start = new LabelNode();
      LabelNode end = new LabelNode();
      LabelNode handler = new LabelNode();
      LabelNode violated = new LabelNode();
      LabelNode over = new LabelNode();
      method.instructions.insertBefore(node, start);
      method.instructions.insert(node, end);
      lastOfCall = end;
      Slot exception = local(Type.getObjectType("java/lang/Throwable"));
      exit.add(new JumpInsnNode(Opcodes.GOTO, over));
      exit.add(handler);
      store(exit, exception);
      load(exit, exception);
      exit.add(new TypeInsnNode(Opcodes.INSTANCEOF, Weaver.VIOLATION));
      exit.add(new JumpInsnNode(Opcodes.IFNE, violated));
      exit.add(thrown);
      exit.add(violated);
      load(exit, exception);
      exit.add(new InsnNode(Opcodes.ATHROW));
      exit.add(over);
      method.tryCatchBlocks.add(
          0, new TryCatchBlockNode(start, end, handler, "java/lang/Throwable"));
    }

    private void tell(Sited monitor, Slot receiver, List<Slot> arguments, Slot returned) {
      for (String name : monitor.sites().signals(node)) {
        MonitoredCall call = monitor.sites().monitored(node, name);
        for (Moment moment : Moment.values()) {
          // There is no object while it is made, nor if that fails.
          if (call.hasSignal(moment) && (!isConstructor || moment == Moment.RETURN)) {
            InsnList into =
                switch (moment) {
                  case CALL -> before;
                  case RETURN -> after;
                  case THROW -> thrown;
                };
            if (!isStatic) {
              load(into, receiver);
            }
            arguments.forEach(slot -> load(into, slot));
            if (moment == Moment.RETURN && call.result().getSort() != Type.VOID) {
              load(into, returned);
            }
            into.add(CallSiteWeaver.call(monitor.follower().told(call, moment)));
          }
        }
      }
    }

    private void follow(Sited monitor, Slot receiver, List<Slot> arguments, Slot returned) {
      CallSites sites = monitor.sites();
      if (sites.isGetting(node)) {
        load(after, returned);
        after.add(CallSiteWeaver.call(monitor.follower().followed()));
      } else if (sites.isTying(node)) {
        load(after, returned);
        load(after, receiver);
        after.add(CallSiteWeaver.call(monitor.follower().tied()));
      }
      for (int argument : sites.tying(node)) {
        load(after, receiver);
        load(after, arguments.get(argument));
        after.add(CallSiteWeaver.call(monitor.follower().tied()));
      }
    }
  }
}
