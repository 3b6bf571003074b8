package dev.quarry.concolic.instrument;

import dev.quarry.concolic.runtime.path.CallInfo;
import dev.quarry.concolic.runtime.path.SiteInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Calls, by what they may select. */
final class Invocations implements InstructionFamily {
  private final MethodRewrite m;

  Invocations(MethodRewrite rewrite) {
    this.m = rewrite;
  }

  @Override
  public boolean rewrite(AbstractInsnNode insn) {
    if (!(insn instanceof MethodInsnNode call)) {
      return false;
    }
    CalledMethod callee = m.type.calls().of(m.type.name(), call);
    EnvironmentAccess access = new EnvironmentAccess(m, call, callee);
    access.before();
    if (access.isReplaced()) {
      named(call, callee, access);
      return true;
    }
    switch (callee.kind()) {
      case DIRECT -> direct(call, callee);
      case GUARDED -> guarded(call, callee);
      case FOLLOWED -> followed(call, callee);
      case FOREIGN -> foreign(call, callee);
      case SUPER -> superCall(call, callee);
      case CONSTRUCTOR -> constructor(call, callee);
      case SUBSTITUTED -> substituted(call, callee);
      case MARKER -> marker(call);
    }
    if (callee.isInput()) {
      access.after();
      m.state.pop(1);
      takeResult(call);
    }
    return true;
  }

  /** A text of the environment: what names it is looked at as by any other method. */
  private void named(MethodInsnNode call, CalledMethod callee, EnvironmentAccess access) {
    escape(call, callee, arguments(call), Hook.ESCAPE);
    access.instead();
    takeResult(call);
  }

  private int callSite(MethodInsnNode call) {
    CallInfo info = new CallInfo(call.getOpcode(), call.owner, call.name, call.desc);
    SiteInfo site = SiteInfo.call(m.location(), m.source.line(m.index()), info);
    return m.register(
        ClassComparison.isMadeOf(call, m.type.types()::isProgram) ? site.comparingClasses() : site);
  }

  private ArgumentShadows arguments(MethodInsnNode call) {
    return new ArgumentShadows(m, call.desc, call.getOpcode() != Opcodes.INVOKESTATIC);
  }

  /** The shadow that a rewritten method left. */
  private void takeResult(MethodInsnNode call) {
    if (Type.getReturnType(call.desc).getSort() != Type.VOID) {
      int result = m.state.freeRegister();
      m.main.read(HookField.RESULT).astore(result);
      m.state.push(result);
    }
  }

  private void direct(MethodInsnNode call, CalledMethod callee) {
    ArgumentShadows arguments = arguments(call);
    List<Flag> flags = callee.dispatched() ? List.of(Flag.OPEN_TYPES) : List.of();
    boolean needsReceiver = callee.dispatched() || arguments.receiverShadow() != CodeWriter.NONE;
    m.whenSymbolic(
        arguments.shadows(),
        flags,
        CodeWriter.NONE,
        code -> {
          if (needsReceiver) {
            arguments.spill(code);
            useReceiver(code, arguments, callee, needsReceiver ? callSite(call) : 0);
            arguments.reload(code);
          }
          if (arguments.hasSymbolicParameter()) {
            code.token(call).shadows(arguments.shadows()).hook(Hook.PASS);
          }
        });
    m.main.add(call);
    takeResult(call);
  }

  private void useReceiver(
      CodeWriter code, ArgumentShadows arguments, CalledMethod callee, int site) {
    int receiver = arguments.copyReceiver(code);
    if (arguments.receiverShadow() != CodeWriter.NONE) {
      code.push(site).aload(receiver).shadow(arguments.receiverShadow());
      code.hook(Hook.DEREFERENCE);
    }
    if (callee.dispatched()) {
      code.push(site).aload(receiver).hook(Hook.DISPATCH);
    }
  }

  /**
   * May select rewritten code, a modelled method, or neither. Which it was decides what the shadow
   * left behind means, so the receiver is kept.
   */
  private void guarded(MethodInsnNode call, CalledMethod callee) {
    int source = m.state.sourceFromTop(callee.parameters().size());
    ArgumentShadows arguments = arguments(call);
    Type returned = Type.getReturnType(call.desc);
    boolean isVoid = returned.getSort() == Type.VOID;
    int result = isVoid ? CodeWriter.NONE : m.state.freeRegister(arguments.shadows());
    int site = callSite(call);
    LabelNode resume = new LabelNode();
    LabelNode done = new LabelNode();
    List<Flag> flags = flags(call, callee);
    if (callee.dispatched() && !flags.contains(Flag.OPEN_TYPES)) {
      flags.add(Flag.OPEN_TYPES);
    }
    m.whenSymbolic(
        arguments.shadows(),
        flags,
        CodeWriter.NONE,
        resume,
        code -> {
          arguments.spill(code);
          useReceiver(code, arguments, callee, site);
          arguments.pack(code, true);
          library(code, arguments, returned, result, site, done);
          code.push(site).aload(arguments.receiver());
          arguments.packed(code.token(call));
          code.hook(Hook.PASS_GUARDED);
          arguments.reload(code);
          code.jump(resume);
        });
    m.main.label(resume);
    if (isVoid) {
      m.main.add(call).label(done);
      return;
    }
    int receiver = keepReceiver(arguments, source);
    m.main.op(Opcodes.ACONST_NULL).write(HookField.RESULT);
    m.main.add(call).read(HookField.RESULT).op(Opcodes.DUP).astore(result);
    LabelNode check = new LabelNode();
    m.main.jump(Opcodes.IFNONNULL, check).label(done);
    m.aside(
        code -> {
          code.label(check).push(site).aload(receiver);
          code.hook(Hook.RESULT_GUARDED);
          code.astore(result).jump(done);
        });
    m.state.push(result);
  }

  private int keepReceiver(ArgumentShadows arguments, int source) {
    if (source != CodeWriter.NONE) {
      return source;
    }
    arguments.spill(m.main);
    int receiver = arguments.copyReceiver(m.main);
    arguments.reload(m.main);
    return receiver;
  }

  /** Makes the call if the library has a model, and goes on at {@code done}. */
  private void library(
      CodeWriter code,
      ArgumentShadows arguments,
      Type returned,
      int result,
      int site,
      LabelNode done) {
    LabelNode notCovered = new LabelNode();
    boolean hasReceiver = arguments.hasReceiver();
    code.push(site);
    if (hasReceiver) {
      code.aload(arguments.receiver());
    } else {
      code.op(Opcodes.ACONST_NULL);
    }
    code.hook(Hook.COVERS).jump(Opcodes.IFEQ, notCovered);
    if (hasReceiver) {
      code.op(Opcodes.POP);
    }
    arguments.packed(code.push(site));
    code.hook(Hook.INVOKE);
    Boxing.unbox(code, returned);
    if (result != CodeWriter.NONE) {
      code.read(HookField.RESULT).astore(result);
    }
    code.jump(done).label(notCovered);
  }

  private List<Flag> flags(CalledMethod callee) {
    List<Flag> flags = new ArrayList<>();
    if (callee.takesReference()) {
      flags.add(Flag.OBJECTS);
      flags.add(Flag.OPEN_TYPES);
    }
    if (callee.takesArray()) {
      flags.add(Flag.ARRAYS);
    }
    return flags;
  }

  private List<Flag> flags(MethodInsnNode call, CalledMethod callee) {
    List<Flag> flags = flags(callee);
    if (call.owner.startsWith("java/util/stream/")) {
      flags.add(Flag.STREAMS);
    }
    return flags;
  }

  private void foreign(MethodInsnNode call, CalledMethod callee) {
    ArgumentShadows arguments = arguments(call);
    Type returned = Type.getReturnType(call.desc);
    List<Flag> flags = call.owner.startsWith("[") ? List.of(Flag.ARRAYS) : flags(call, callee);
    boolean plain = flags.isEmpty() && !arguments.isSymbolic();
    boolean hasResult = !plain && returned.getSort() != Type.VOID;
    int result = hasResult ? m.state.freeRegister(arguments.shadows()) : CodeWriter.NONE;
    LabelNode resume = new LabelNode();
    LabelNode done = new LabelNode();
    m.whenSymbolic(
        arguments.shadows(),
        flags,
        result,
        resume,
        code -> {
          int site = callSite(call);
          arguments.spill(code);
          if (callee.hasReceiver()) {
            arguments.copyReceiver(code);
          }
          arguments.pack(code, true);
          library(code, arguments, returned, result, site, done);
          arguments.packed(code.push(site)).hook(Hook.ESCAPE);
          arguments.reload(code);
          if (result != CodeWriter.NONE) {
            code.op(Opcodes.ACONST_NULL).astore(result);
          }
          code.jump(resume);
        });
    m.main.label(resume).add(call).label(done);
    if (returned.getSort() != Type.VOID) {
      m.state.push(result);
    }
  }

  /** A static method of the JDK: the model goes before the code. */
  private void followed(MethodInsnNode call, CalledMethod callee) {
    ArgumentShadows arguments = arguments(call);
    Type returned = Type.getReturnType(call.desc);
    boolean isVoid = returned.getSort() == Type.VOID;
    int result = isVoid ? CodeWriter.NONE : m.state.freeRegister(arguments.shadows());
    LabelNode resume = new LabelNode();
    LabelNode done = new LabelNode();
    m.whenSymbolic(
        arguments.shadows(),
        flags(callee),
        CodeWriter.NONE,
        resume,
        code -> {
          int site = callSite(call);
          arguments.spill(code);
          arguments.pack(code, true);
          library(code, arguments, returned, result, site, done);
          arguments.reload(code);
          if (arguments.hasSymbolicParameter()) {
            code.token(call).shadows(arguments.shadows()).hook(Hook.PASS);
          }
          code.jump(resume);
        });
    m.main.label(resume).add(call);
    if (!isVoid) {
      m.main.read(HookField.RESULT).astore(result);
      m.state.push(result);
    }
    m.main.label(done);
  }

  private void superCall(MethodInsnNode call, CalledMethod callee) {
    ArgumentShadows arguments = arguments(call);
    escape(call, callee, arguments, Hook.ESCAPE);
    m.main.add(call);
    if (Type.getReturnType(call.desc).getSort() != Type.VOID) {
      m.state.push(CodeWriter.NONE);
    }
  }

  private void escape(
      MethodInsnNode call, CalledMethod callee, ArgumentShadows arguments, Hook hook) {
    if (callee.parameters().isEmpty()) {
      return;
    }
    m.whenSymbolic(
        arguments.shadows(),
        flags(callee),
        CodeWriter.NONE,
        code -> {
          arguments.spill(code);
          arguments.pack(code, false);
          arguments.packed(code.push(callSite(call))).hook(hook);
          arguments.reload(code);
        });
  }

  /** The object made is known to the runtime afterwards if it is left on the stack. */
  private void constructor(MethodInsnNode call, CalledMethod callee) {
    AbstractInsnNode origin = m.operand(callee.parameters().size()).origin();
    int below = callee.parameters().size() + 1;
    boolean left =
        origin != null && m.frame().getStackSize() > below && m.operand(below).origin() == origin;
    ArgumentShadows arguments = arguments(call);
    if (!left || callee.parameters().isEmpty()) {
      escape(call, callee, arguments, Hook.INHERITING);
      m.main.add(call);
      return;
    }
    LabelNode resume = new LabelNode();
    LabelNode done = new LabelNode();
    m.whenSymbolic(
        arguments.shadows(),
        flags(callee),
        CodeWriter.NONE,
        resume,
        code -> {
          int site = callSite(call);
          int made = m.temporary(Type.getObjectType("java/lang/Object"));
          arguments.spill(code);
          arguments.pack(code, false);
          arguments.packed(code.push(site));
          code.hook(Hook.CONSTRUCTING);
          arguments.reload(code);
          code.add(call.clone(Map.of())).op(Opcodes.DUP).astore(made);
          arguments.packed(code.push(site).aload(made));
          code.hook(Hook.CONSTRUCTED);
          code.jump(done);
        });
    m.main.label(resume).add(call).label(done);
  }

  private void substituted(MethodInsnNode call, CalledMethod callee) {
    ArgumentShadows arguments = arguments(call);
    if (call.owner.equals("java/lang/Class")) {
      // What is asked for decides what comes back; how long to sleep doesn't.
      escape(call, callee, arguments, Hook.ESCAPE);
    }
    m.main.add(CallReplacement.of(call));
    if (Type.getReturnType(call.desc).getSort() != Type.VOID) {
      m.state.push(CodeWriter.NONE);
    }
  }

  private void marker(MethodInsnNode call) {
    int shadow =
        Type.getArgumentTypes(call.desc).length == 1 ? m.state.fromTop(0) : CodeWriter.NONE;
    arguments(call);
    CallReplacement.writeMarker(m, call, shadow);
    takeResult(call);
  }
}
