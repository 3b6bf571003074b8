package dev.quarry.concolic.instrument;

import dev.quarry.concolic.coverage.ProbeMap;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Rewrites one method without shadows: coverage, steps, static state and replaced calls. Among
 * methods with shadows it keeps the rules of calls: what it is given is dropped with a note, and
 * what it returns is concrete.
 */
final class PlainInstrumenter {
  private final MethodRewrite m;
  private final boolean amongShadows;
  private final Coverage coverage;

  /** Whether control comes to the next instruction from the last one. */
  private boolean goesOn = true;

  private final StepCounting steps;
  private final Depth depth;

  private PlainInstrumenter(MethodRewrite rewrite, boolean amongShadows) {
    this.m = rewrite;
    this.amongShadows = amongShadows;
    this.coverage = new Coverage(m);
    this.steps = new StepCounting(m);
    this.depth = new Depth(m);
  }

  /** Rewrites a method in place. */
  @SuppressWarnings({"unchecked", "rawtypes"})
  static void rewrite(ClassContext type, NumberedMethod method) {
    Frame<ShadowValue>[] unknown = new Frame[method.method().instructions.size()];
    MethodSource source = new MethodSource(method, unknown);
    MethodRewrite rewrite = new MethodRewrite(type, source, LeftPlain.Form.PLAIN);
    new PlainInstrumenter(rewrite, type.options().mode().hasShadows()).write();
  }

  private void write() {
    m.moveTo(0);
    m.type.statics().atEntry(m.main, m.type.name(), m.method);
    coverage.begin(m.main);
    steps.begin(m.main);
    depth.begin(m.main);
    if (amongShadows) {
      dropArguments();
    }
    for (int i = 0; i < m.source.size(); i++) {
      m.moveTo(i);
      write(m.current());
    }
    InsnList all = m.main.list();
    all.add(m.slow.list());
    m.method.instructions = all;
    m.method.tryCatchBlocks = m.slow.extend(m.method.tryCatchBlocks);
  }

  private void dropArguments() {
    int count = Type.getArgumentTypes(m.method.desc).length;
    boolean isStatic = (m.method.access & Opcodes.ACC_STATIC) != 0;
    if (count == 0) {
      return;
    }
    LabelNode slow = new LabelNode();
    LabelNode resume = new LabelNode();
    m.main.read(HookField.ARGUMENTS).jump(Opcodes.IFNONNULL, slow);
    m.main.label(resume);
    m.aside(
        code -> {
          int array = m.temporary(Type.getObjectType("java/lang/Object"));
          code.label(slow).token(m.method.name, m.method.desc, m.method.access);
          code.hook(Hook.ENTER);
          code.op(Opcodes.DUP).astore(array).jump(Opcodes.IFNULL, resume);
          for (int i = 0; i < count; i++) {
            code.push(m.site()).ldc("A symbolic argument is lost in a method left plain.");
            code.aload(array).push(isStatic ? i : i + 1).op(Opcodes.AALOAD);
            code.hook(Hook.LOST);
          }
          code.jump(resume);
        });
  }

  private void write(AbstractInsnNode node) {
    if (node instanceof LabelNode label) {
      arrive(label);
      return;
    }
    if (node.getOpcode() < 0) {
      m.main.add(node);
      return;
    }
    coverage.addLine();
    goesOn = ProbeMap.goesOn(node.getOpcode());
    if (node instanceof JumpInsnNode jump) {
      coverage.addJump(jump);
    } else if (node instanceof TableSwitchInsnNode table) {
      coverage.addSwitch(table);
    } else if (node instanceof LookupSwitchInsnNode lookup) {
      coverage.addSwitch(lookup);
    } else if (node instanceof MethodInsnNode call) {
      call(call);
    } else {
      if (node.getOpcode() == Opcodes.ATHROW) {
        HandlerStart.tellThrown(m);
      }
      other(node);
    }
  }

  private void arrive(LabelNode label) {
    if (goesOn) {
      coverage.addEnd();
    }
    m.main.label(label);
    if (!m.source.handlersAt(label).isEmpty()) {
      HandlerStart.letPass(m, label);
      depth.caught(m.main);
    }
    if (m.source.isLoopHead(label)) {
      steps.addIteration();
    }
  }

  private void call(MethodInsnNode call) {
    CalledMethod callee = m.type.calls().of(m.type.name(), call);
    EnvironmentAccess access = new EnvironmentAccess(m, call, callee);
    access.before();
    if (access.isReplaced()) {
      access.instead();
      return;
    }
    make(call);
    if (callee.isInput()) {
      access.after();
    }
  }

  private void make(MethodInsnNode call) {
    if (m.type.markers().marker(call).isPresent()) {
      CallReplacement.writeMarker(m, call, CodeWriter.NONE);
    } else if (Substitutions.find(call.owner, call.name, call.desc).isPresent()) {
      m.main.add(CallReplacement.of(call));
    } else {
      m.main.add(call);
    }
  }

  private void other(AbstractInsnNode node) {
    int opcode = node.getOpcode();
    if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
      steps.settle();
      depth.leave(m.main);
      if (amongShadows && opcode != Opcodes.RETURN) {
        m.main.op(Opcodes.ACONST_NULL).write(HookField.RESULT);
      }
    } else if (opcode == Opcodes.NEW) {
      m.type.statics().ensure(m.main, m.type.name(), ((TypeInsnNode) node).desc);
    } else if (opcode == Opcodes.GETSTATIC || opcode == Opcodes.PUTSTATIC) {
      FieldInsnNode field = (FieldInsnNode) node;
      m.type.statics().beforeAccess(m.main, m.type.name(), m.method, field);
    } else if (opcode == Opcodes.PUTFIELD) {
      // The twin of what is overwritten would be stale.
      forgetTwin((FieldInsnNode) node);
      return;
    }
    m.main.add(node);
    if (opcode == Opcodes.PUTSTATIC && hasTwin((FieldInsnNode) node)) {
      FieldInsnNode field = (FieldInsnNode) node;
      m.main.op(Opcodes.ACONST_NULL).putStatic(field.owner, Hooks.twin(field.name), Hooks.E);
    }
  }

  private boolean hasTwin(FieldInsnNode field) {
    return amongShadows && m.type.twins().hasTwin(field);
  }

  private void forgetTwin(FieldInsnNode field) {
    if (!hasTwin(field)) {
      m.main.add(field);
      return;
    }
    Type type = ShadowValue.computational(Type.getType(field.desc));
    int kept = m.temporary(type);
    m.main.store(type, kept).op(Opcodes.DUP).load(type, kept).add(field);
    m.main.op(Opcodes.ACONST_NULL);
    m.main.add(new FieldInsnNode(Opcodes.PUTFIELD, field.owner, Hooks.twin(field.name), Hooks.E));
  }
}
