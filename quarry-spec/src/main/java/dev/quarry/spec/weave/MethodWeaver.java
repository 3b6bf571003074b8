package dev.quarry.spec.weave;

import dev.quarry.program.MethodId;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.spec.Moment;
import dev.quarry.spec.Term;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Puts into one method what tells monitors of its calls, returns and exceptions. What an object
 * does while it works on a call belongs to that call, so only the outermost one is told of.
 */
final class MethodWeaver {
  private static final String LOG_CLASS = Ghost.CALLER;

  private final ClassHierarchy hierarchy;
  private final String owner;
  private final MethodNode method;
  private final List<Hook> hooks;
  private final Ghost depth;
  private final boolean isStatic;
  private final Type result;
  private final List<Slot> arguments = new ArrayList<>();
  private final Map<Hook, Map<Term, Slot>> olds = new LinkedHashMap<>();
  private int free;
  private final Slot outer;
  private final Slot direct;

  /**
   * @param owner the internal name of the class of the method
   * @param method is changed
   * @param hooks of the monitors that may want to know
   * @param depth where calls are counted
   */
  MethodWeaver(
      ClassHierarchy hierarchy, String owner, MethodNode method, List<Hook> hooks, Ghost depth) {
    this.hierarchy = hierarchy;
    this.owner = owner;
    this.method = method;
    this.hooks = hooks;
    this.depth = depth;
    this.isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
    this.result = Type.getReturnType(method.desc);
    int slot = isStatic ? 0 : 1;
    for (Type type : Type.getArgumentTypes(method.desc)) {
      arguments.add(new Slot(slot, type));
      slot += type.getSize();
    }
    this.free = Math.max(method.maxLocals, slot);
    this.outer = local(Type.BOOLEAN_TYPE);
    this.direct = local(Type.BOOLEAN_TYPE);
  }

  private Slot local(Type type) {
    Slot slot = new Slot(free, type);
    free += type.getSize();
    return slot;
  }

  void weave() {
    // Arguments may be assigned to; events mean the values that were passed.
    List<Slot> passed = new ArrayList<>();
    boolean isConstructor = method.name.equals("<init>");
    InsnList entry = code(this::enter);
    arguments.forEach(argument -> passed.add(local(argument.type())));
    InsnList copies =
        code(
            code -> {
              for (int i = 0; i < passed.size(); i++) {
                Slot from = arguments.get(i);
                code.visitVarInsn(from.type().getOpcode(Opcodes.ILOAD), from.index());
                code.visitVarInsn(from.type().getOpcode(Opcodes.ISTORE), passed.get(i).index());
              }
            });
    if (isConstructor) {
      AbstractInsnNode made = afterOtherConstructor();
      method.instructions.insert(made, entry);
      method.instructions.insert(copies);
    } else {
      copies.add(entry);
      method.instructions.insert(copies);
    }
    arguments.clear();
    arguments.addAll(passed);
    LabelNode start = new LabelNode();
    AbstractInsnNode last = isConstructor ? null : entryEnd;
    List<LabelNode[]> ranges = new ArrayList<>();
    if (last != null) {
      method.instructions.insert(last, start);
    }
    LabelNode from = start;
    for (AbstractInsnNode node : method.instructions.toArray()) {
      if (node.getOpcode() >= Opcodes.IRETURN && node.getOpcode() <= Opcodes.RETURN) {
        LabelNode end = new LabelNode();
        LabelNode next = new LabelNode();
        method.instructions.insertBefore(node, end);
        method.instructions.insertBefore(node, code(this::leave));
        method.instructions.insert(node, next);
        ranges.add(new LabelNode[] {from, end});
        from = next;
      }
    }
    if (!isConstructor) {
      LabelNode handler = new LabelNode();
      ranges.add(new LabelNode[] {from, handler});
      method.instructions.add(handler);
      method.instructions.add(code(this::rethrow));
      for (LabelNode[] range : ranges) {
        if (isNotEmpty(range[0], range[1])) {
          method.tryCatchBlocks.add(
              new TryCatchBlockNode(range[0], range[1], handler, "java/lang/Throwable"));
        }
      }
    }
    method.maxLocals = free;
  }

  private @org.jspecify.annotations.Nullable AbstractInsnNode entryEnd;

  private static boolean isNotEmpty(LabelNode from, LabelNode to) {
    for (AbstractInsnNode node = from; node != null && node != to; node = node.getNext()) {
      if (node.getOpcode() >= 0) {
        return true;
      }
    }
    return false;
  }

  private interface Part {
    void write(MethodVisitor code);
  }

  private static InsnList code(Part part) {
    MethodNode scratch = new MethodNode(Opcodes.ASM9);
    part.write(scratch);
    return scratch.instructions;
  }

  /** The call of {@code super(…)}; whoever calls {@code this(…)} is not woven. */
  private AbstractInsnNode afterOtherConstructor() {
    int made = 0;
    for (AbstractInsnNode node : method.instructions) {
      if (node.getOpcode() == Opcodes.NEW) {
        made++;
      } else if (node instanceof MethodInsnNode call && call.name.equals("<init>")) {
        if (made == 0) {
          return node;
        }
        made--;
      }
    }
    throw new IllegalArgumentException(owner + " has a constructor that calls no other.");
  }

  private void enter(MethodVisitor code) {
    Label inner = new Label();
    Label known = new Label();
    depth.load(code);
    code.visitJumpInsn(Opcodes.IFNE, inner);
    code.visitInsn(Opcodes.ICONST_1);
    code.visitJumpInsn(Opcodes.GOTO, known);
    code.visitLabel(inner);
    code.visitInsn(Opcodes.ICONST_0);
    code.visitLabel(known);
    code.visitVarInsn(Opcodes.ISTORE, outer.index());
    count(code, Opcodes.IADD);
    Ghost.isDirect(code, isStatic ? Optional.of(owner) : Optional.empty());
    code.visitVarInsn(Opcodes.ISTORE, direct.index());
    Ghost.CALLED.store(code, () -> code.visitInsn(Opcodes.ACONST_NULL));
    hooks.forEach(hook -> olds.put(hook, locals(hook)));
    olds.values().forEach(kept -> kept.values().forEach(slot -> clear(slot, code)));
    ifOuter(
        code,
        () -> {
          olds.forEach((hook, kept) -> keep(hook, kept, code));
          hooks.forEach(hook -> tell(hook, Moment.CALL, Optional.empty(), code));
        });
    code.visitInsn(Opcodes.NOP);
    if (code instanceof MethodNode node) {
      entryEnd = node.instructions.getLast();
    }
  }

  private Map<Term, Slot> locals(Hook hook) {
    Map<Term, Slot> kept = new LinkedHashMap<>();
    if (!hook.call().name().equals(dev.quarry.spec.Signal.CONSTRUCTOR)) {
      TermCode terms = terms(hook);
      hook.call().olds().forEach(term -> kept.put(term, local(terms.typeOf(term))));
    }
    return kept;
  }

  private TermCode terms(Hook hook) {
    Map<String, Slot> byName = new LinkedHashMap<>();
    hook.call().names().forEach((name, index) -> byName.put(name, arguments.get(index)));
    Optional<Slot> self =
        isStatic ? Optional.empty() : Optional.of(new Slot(0, Type.getObjectType(owner)));
    String type = dev.quarry.program.Names.internal(hook.call().specification().type());
    return new TermCode(
        hierarchy,
        hook.call().specification(),
        new Surroundings(self, type, byName, Optional.empty(), Map.of()));
  }

  private static void clear(Slot slot, MethodVisitor code) {
    code.visitInsn(
        switch (slot.type().getSort()) {
          case Type.LONG -> Opcodes.LCONST_0;
          case Type.DOUBLE -> Opcodes.DCONST_0;
          case Type.FLOAT -> Opcodes.FCONST_0;
          case Type.OBJECT, Type.ARRAY -> Opcodes.ACONST_NULL;
          default -> Opcodes.ICONST_0;
        });
    code.visitVarInsn(slot.type().getOpcode(Opcodes.ISTORE), slot.index());
  }

  private void keep(Hook hook, Map<Term, Slot> kept, MethodVisitor code) {
    TermCode terms = terms(hook);
    kept.forEach(
        (term, slot) -> {
          terms.value(term, code);
          code.visitVarInsn(slot.type().getOpcode(Opcodes.ISTORE), slot.index());
        });
  }

  private void ifOuter(MethodVisitor code, Runnable then) {
    Label skip = new Label();
    code.visitVarInsn(Opcodes.ILOAD, outer.index());
    code.visitJumpInsn(Opcodes.IFEQ, skip);
    then.run();
    code.visitLabel(skip);
  }

  private void count(MethodVisitor code, int operation) {
    depth.store(
        code,
        () -> {
          depth.load(code);
          code.visitInsn(Opcodes.ICONST_1);
          code.visitInsn(operation);
        });
  }

  /** Before a return: the result is on the stack and stays there. */
  private void leave(MethodVisitor code) {
    Optional<Slot> returned = Optional.empty();
    if (result.getSort() != Type.VOID) {
      Slot slot = local(result);
      code.visitVarInsn(result.getOpcode(Opcodes.ISTORE), slot.index());
      returned = Optional.of(slot);
    }
    Optional<Slot> known = returned;
    ifOuter(
        code,
        () -> {
          Label end = new Label();
          if (method.name.equals("<init>")) {
            // A superclass is done, but the object is not.
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitMethodInsn(
                Opcodes.INVOKEVIRTUAL,
                "java/lang/Object",
                "getClass",
                "()Ljava/lang/Class;",
                false);
            code.visitLdcInsn(Type.getObjectType(owner));
            code.visitJumpInsn(Opcodes.IF_ACMPNE, end);
          }
          hooks.forEach(hook -> tell(hook, Moment.RETURN, known, code));
          code.visitLabel(end);
        });
    count(code, Opcodes.ISUB);
    returned.ifPresent(slot -> code.visitVarInsn(result.getOpcode(Opcodes.ILOAD), slot.index()));
  }

  private void rethrow(MethodVisitor code) {
    Slot thrown = local(Type.getObjectType("java/lang/Throwable"));
    Label violated = new Label();
    code.visitVarInsn(Opcodes.ASTORE, thrown.index());
    code.visitVarInsn(Opcodes.ALOAD, thrown.index());
    code.visitTypeInsn(Opcodes.INSTANCEOF, Weaver.VIOLATION);
    code.visitJumpInsn(Opcodes.IFNE, violated);
    ifOuter(code, () -> hooks.forEach(hook -> tell(hook, Moment.THROW, Optional.empty(), code)));
    count(code, Opcodes.ISUB);
    code.visitLabel(violated);
    code.visitVarInsn(Opcodes.ALOAD, thrown.index());
    code.visitInsn(Opcodes.ATHROW);
  }

  /** Has a monitor make its step, if it wants to know of this moment. */
  private void tell(Hook hook, Moment moment, Optional<Slot> returned, MethodVisitor code) {
    if (!hook.call().hasSignal(moment)) {
      return;
    }
    hook.log()
        .ifPresent(
            log ->
                log.store(
                    code,
                    () -> {
                      log.load(code);
                      code.visitLdcInsn(moment.text() + " " + hook.call().name());
                      code.visitMethodInsn(
                          Opcodes.INVOKESTATIC,
                          LOG_CLASS,
                          "log",
                          "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;",
                          false);
                    }));
    MethodId step = hook.steps().step(hook.call(), moment);
    hook.state()
        .store(
            code,
            () -> {
              hook.state().load(code);
              if (!isStatic) {
                code.visitVarInsn(Opcodes.ALOAD, 0);
              }
              arguments.forEach(slot -> load(slot, code));
              returned.ifPresent(slot -> load(slot, code));
              if (moment != Moment.CALL) {
                olds.getOrDefault(hook, Map.of()).values().forEach(slot -> load(slot, code));
              }
              code.visitVarInsn(Opcodes.ILOAD, direct.index());
              if (hook.log().isPresent()) {
                hook.log().get().load(code);
              } else {
                code.visitInsn(Opcodes.ACONST_NULL);
              }
              code.visitMethodInsn(
                  Opcodes.INVOKESTATIC,
                  step.ownerInternal(),
                  step.name(),
                  step.descriptor(),
                  false);
            });
  }

  private static void load(Slot slot, MethodVisitor code) {
    code.visitVarInsn(slot.type().getOpcode(Opcodes.ILOAD), slot.index());
  }
}
