package dev.quarry.spec.weave;

import dev.quarry.program.MethodId;
import dev.quarry.program.Names;
import dev.quarry.spec.Moment;
import dev.quarry.spec.Signal;
import dev.quarry.spec.Specification;
import dev.quarry.spec.Specification.Scope;
import dev.quarry.spec.Specification.Tie;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The methods of a monitor's class that call sites tell of what happens to objects without a field
 * for its state: they look the objects' runs up and make steps.
 */
final class Follower {
  private static final int STATIC = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
  private static final String FIELD = "runs";
  private static final String FIELD_TYPE = "L" + FollowClasses.RUNS + ";";
  private static final String LINK_TYPE = "L" + FollowClasses.LINK + ";";
  private static final String OF_OBJECT = "(Ljava/lang/Object;)V";
  private static final String TEXT = "Ljava/lang/String;";

  /** The method to be called when the program's run ends, without parameters. */
  static final String END = "end";

  private final StepClass steps;
  private final Specification specification;
  private final String name;
  private final Ghost state;
  private final Ghost log;
  private final Map<List<Object>, MethodId> told = new HashMap<>();

  /**
   * @param steps gets the methods
   * @param number of the monitor
   */
  Follower(StepClass steps, int number) {
    this.steps = steps;
    this.specification = steps.specification();
    this.name = steps.node().name;
    this.state = new Ghost(name, Ghost.STATE + number, "I", true);
    this.log = new Ghost(name, Ghost.LOG + number, TEXT, true);
    if (specification.scope() == Scope.OBJECT) {
      steps.node().fields.add(new FieldNode(STATIC, FIELD, FIELD_TYPE, null, null));
      method("<clinit>", "()V", this::initialise);
      method("given", OF_OBJECT, code -> pass(code, "giveAway", OF_OBJECT, 1));
      method("followed", OF_OBJECT, code -> pass(code, following(), OF_OBJECT, 1));
      String ofTwo = "(Ljava/lang/Object;Ljava/lang/Object;)V";
      method("tied", ofTwo, code -> pass(code, "tie", ofTwo, 2));
    }
    if (specification.isComplete()) {
      method(END, "()V", this::end);
    }
  }

  Specification specification() {
    return specification;
  }

  /** Classes of the program tell by themselves what is done to them, unless only sites do. */
  private String following() {
    return specification.isComplete() ? "follow" : "followIfSilent";
  }

  private interface Part {
    void write(MethodVisitor code);
  }

  private void method(String called, String descriptor, Part part) {
    MethodNode method =
        new MethodNode(
            Opcodes.ASM9,
            called.equals("<clinit>") ? Opcodes.ACC_STATIC : STATIC,
            called,
            descriptor,
            null,
            null);
    method.visitCode();
    part.write(method);
    method.visitInsn(Opcodes.RETURN);
    method.visitMaxs(0, 0);
    steps.node().methods.add(method);
  }

  private void initialise(MethodVisitor code) {
    code.visitTypeInsn(Opcodes.NEW, FollowClasses.RUNS);
    code.visitInsn(Opcodes.DUP);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, FollowClasses.RUNS, "<init>", "()V", false);
    code.visitFieldInsn(Opcodes.PUTSTATIC, name, FIELD, FIELD_TYPE);
  }

  private void pass(MethodVisitor code, String called, String descriptor, int arguments) {
    code.visitFieldInsn(Opcodes.GETSTATIC, name, FIELD, FIELD_TYPE);
    for (int i = 0; i < arguments; i++) {
      code.visitVarInsn(Opcodes.ALOAD, i);
    }
    code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, FollowClasses.RUNS, called, descriptor, false);
  }

  /** The method for objects that begin to be followed: takes the object. */
  MethodId followed() {
    return MethodId.ofInternal(name, "followed", OF_OBJECT);
  }

  /** The method for objects that are tied to another: takes both. */
  MethodId tied() {
    return MethodId.ofInternal(name, "tied", "(Ljava/lang/Object;Ljava/lang/Object;)V");
  }

  /** The method for objects that others get hold of: takes the object. */
  MethodId given() {
    return MethodId.ofInternal(name, "given", OF_OBJECT);
  }

  /**
   * The method for a moment of a call: takes the object that is called, if there is one, the
   * arguments, and the result if the moment has one.
   */
  MethodId told(MonitoredCall call, Moment moment) {
    return told.computeIfAbsent(List.of(call, moment), any -> make(call, moment));
  }

  private MethodId make(MonitoredCall call, Moment moment) {
    MethodId step = steps.step(call, moment);
    boolean isOfObject = specification.scope() == Scope.OBJECT;
    List<Type> parameters = new ArrayList<>();
    if (isOfObject) {
      parameters.add(Type.getObjectType("java/lang/Object"));
    }
    parameters.addAll(call.arguments());
    if (moment == Moment.RETURN && call.result().getSort() != Type.VOID) {
      parameters.add(call.result());
    }
    String descriptor = Type.getMethodDescriptor(Type.VOID_TYPE, parameters.toArray(new Type[0]));
    String called = "told_" + step.name();
    String text = new Signal(moment, call.name()).toString();
    Part body =
        code -> {
          if (isOfObject) {
            boolean isOther = Tie.method(new Signal(moment, call.name())).isPresent();
            code.visitFieldInsn(Opcodes.GETSTATIC, name, FIELD, FIELD_TYPE);
            code.visitVarInsn(Opcodes.ALOAD, 0);
            code.visitMethodInsn(
                Opcodes.INVOKEVIRTUAL,
                FollowClasses.RUNS,
                isOther ? "tiedTo" : "of",
                "(Ljava/lang/Object;)" + LINK_TYPE,
                false);
            forEach(code, parameters, () -> step(code, step, parameters, text));
          } else {
            staticStep(code, step, parameters, text);
          }
        };
    method(called, descriptor, body);
    return MethodId.ofInternal(name, called, descriptor);
  }

  /** Goes through the links that begin with the one on the stack. */
  private static void forEach(MethodVisitor code, List<Type> parameters, Runnable then) {
    int link = size(parameters);
    Label next = new Label();
    Label done = new Label();
    code.visitVarInsn(Opcodes.ASTORE, link);
    code.visitLabel(next);
    code.visitVarInsn(Opcodes.ALOAD, link);
    code.visitJumpInsn(Opcodes.IFNULL, done);
    code.visitVarInsn(Opcodes.ALOAD, link);
    code.visitFieldInsn(Opcodes.GETFIELD, FollowClasses.LINK, "run", "L" + FollowClasses.RUN + ";");
    code.visitVarInsn(Opcodes.ASTORE, link + 1);
    then.run();
    code.visitVarInsn(Opcodes.ALOAD, link);
    code.visitMethodInsn(
        Opcodes.INVOKEVIRTUAL, FollowClasses.LINK, "next", "()" + LINK_TYPE, false);
    code.visitVarInsn(Opcodes.ASTORE, link);
    code.visitJumpInsn(Opcodes.GOTO, next);
    code.visitLabel(done);
  }

  private static int size(List<Type> types) {
    return types.stream().mapToInt(Type::getSize).sum();
  }

  /** One step of the run that is in the second variable behind the parameters. */
  private void step(MethodVisitor code, MethodId step, List<Type> parameters, String text) {
    int run = size(parameters) + 1;
    if (steps.events() == EventLog.KEPT) {
      code.visitVarInsn(Opcodes.ALOAD, run);
      code.visitInsn(Opcodes.DUP);
      code.visitFieldInsn(Opcodes.GETFIELD, FollowClasses.RUN, "events", TEXT);
      append(code, text);
      code.visitFieldInsn(Opcodes.PUTFIELD, FollowClasses.RUN, "events", TEXT);
    }
    code.visitVarInsn(Opcodes.ALOAD, run);
    code.visitInsn(Opcodes.DUP);
    code.visitFieldInsn(Opcodes.GETFIELD, FollowClasses.RUN, "state", "I");
    loadObject(code, run, "object", specification.type());
    specification.monitored().tie().ifPresent(tie -> loadObject(code, run, "from", tie.type()));
    loadArguments(code, parameters, Math.min(1, parameters.size()));
    code.visitInsn(Opcodes.ICONST_0);
    code.visitVarInsn(Opcodes.ALOAD, run);
    code.visitFieldInsn(Opcodes.GETFIELD, FollowClasses.RUN, "events", TEXT);
    invoke(code, step);
    code.visitFieldInsn(Opcodes.PUTFIELD, FollowClasses.RUN, "state", "I");
  }

  private void staticStep(MethodVisitor code, MethodId step, List<Type> parameters, String text) {
    if (steps.events() == EventLog.KEPT) {
      log.load(code);
      append(code, text);
      code.visitFieldInsn(Opcodes.PUTSTATIC, log.owner(), log.name(), log.type());
    }
    state.load(code);
    loadArguments(code, parameters, 0);
    code.visitInsn(Opcodes.ICONST_0);
    log.load(code);
    invoke(code, step);
    code.visitFieldInsn(Opcodes.PUTSTATIC, state.owner(), state.name(), state.type());
  }

  private static void loadObject(MethodVisitor code, int run, String field, String type) {
    code.visitVarInsn(Opcodes.ALOAD, run);
    code.visitFieldInsn(Opcodes.GETFIELD, FollowClasses.RUN, field, "Ljava/lang/Object;");
    code.visitTypeInsn(Opcodes.CHECKCAST, Names.internal(type));
  }

  private static void loadArguments(MethodVisitor code, List<Type> parameters, int first) {
    int slot = first;
    for (Type type : parameters.subList(first, parameters.size())) {
      code.visitVarInsn(type.getOpcode(Opcodes.ILOAD), slot);
      slot += type.getSize();
    }
  }

  private static void append(MethodVisitor code, String text) {
    code.visitLdcInsn(text);
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC, Ghost.CALLER, "log", "(" + TEXT + TEXT + ")" + TEXT, false);
  }

  private static void invoke(MethodVisitor code, MethodId method) {
    code.visitMethodInsn(
        Opcodes.INVOKESTATIC, method.ownerInternal(), method.name(), method.descriptor(), false);
  }

  /** Ends the runs of all objects that nobody else has got hold of. */
  private void end(MethodVisitor code) {
    MonitoredCall call = new MonitoredCall(specification, "", List.of(), Type.VOID_TYPE);
    MethodId step = steps.step(call, Moment.RETURN);
    Label quiet = new Label();
    // Only the first violation counts.
    code.visitFieldInsn(Opcodes.GETSTATIC, Ghost.CALLER, "violation", "Ljava/lang/Throwable;");
    code.visitJumpInsn(Opcodes.IFNONNULL, quiet);
    code.visitFieldInsn(Opcodes.GETSTATIC, name, FIELD, FIELD_TYPE);
    code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, FollowClasses.RUNS, "all", "()" + LINK_TYPE, false);
    forEach(
        code,
        List.of(),
        () -> {
          Label given = new Label();
          code.visitVarInsn(Opcodes.ALOAD, 1);
          code.visitFieldInsn(Opcodes.GETFIELD, FollowClasses.RUN, "isGivenAway", "Z");
          code.visitJumpInsn(Opcodes.IFNE, given);
          step(code, step, List.of(), Signal.END.toString());
          code.visitLabel(given);
        });
    code.visitLabel(quiet);
  }
}
