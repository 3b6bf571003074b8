package dev.quarry.spec.weave;

import dev.quarry.program.Branch;
import dev.quarry.program.MethodId;
import dev.quarry.program.Names;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.spec.Atom;
import dev.quarry.spec.Moment;
import dev.quarry.spec.Signal;
import dev.quarry.spec.Specification;
import dev.quarry.spec.Term;
import dev.quarry.spec.monitor.Choice;
import dev.quarry.spec.monitor.Monitor;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The class with the steps of one monitor. A step takes the state and what the event knows, and
 * returns the next state, or throws the violation.
 */
final class StepClass {
  private static final String MARKERS = "dev/quarry/api/Quarry";
  private static final Type TEXT = Type.getObjectType("java/lang/String");

  private final ClassHierarchy hierarchy;
  private final Specification specification;
  private final Monitor monitor;
  private final String owner;
  private final String violation;
  private final EventLog events;
  private final ClassNode node = new ClassNode();
  private final Map<List<Object>, MethodId> made = new HashMap<>();
  private final Map<Branch, Integer> distances = new LinkedHashMap<>();

  /**
   * @param name the internal name of the class
   * @param owner the internal name of the type that is specified
   * @param violation the internal name of the exception
   */
  StepClass(
      ClassHierarchy hierarchy,
      Specification specification,
      Monitor monitor,
      String name,
      String owner,
      String violation,
      EventLog events) {
    this.hierarchy = hierarchy;
    this.specification = specification;
    this.monitor = monitor;
    this.owner = owner;
    this.violation = violation;
    this.events = events;
    node.visit(
        Opcodes.V17,
        Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER,
        name,
        null,
        "java/lang/Object",
        null);
    node.visitSource(name.substring(name.lastIndexOf('/') + 1) + ".java", null);
  }

  ClassNode node() {
    return node;
  }

  Specification specification() {
    return specification;
  }

  EventLog events() {
    return events;
  }

  Map<Branch, Integer> distances() {
    return distances;
  }

  private boolean isOfObject() {
    return specification.scope() == Specification.Scope.OBJECT;
  }

  /**
   * The step for a moment of a call: its parameters are the state, the object if there is one, the
   * other object that it is tied to if it is, the arguments, the result if the moment has one, what
   * was kept from the call, whether a driver made the call, and what happened so far.
   */
  MethodId step(MonitoredCall call, Moment moment) {
    List<Term> olds = moment == Moment.CALL ? List.of() : call.olds();
    boolean hasResult = moment == Moment.RETURN && call.result().getSort() != Type.VOID;
    List<Object> key = List.of(call, moment);
    MethodId known = made.get(key);
    if (known != null) {
      return known;
    }
    List<Type> parameters = new ArrayList<>(List.of(Type.INT_TYPE));
    Optional<Slot> self = Optional.empty();
    int free = 1;
    if (isOfObject()) {
      self = Optional.of(new Slot(free++, Type.getObjectType(owner)));
      parameters.add(Type.getObjectType(owner));
    }
    Map<String, Slot> byName = new LinkedHashMap<>();
    if (specification.monitored().tie().isPresent()) {
      Type other = Type.getObjectType(Names.internal(specification.monitored().tie().get().type()));
      byName.put(Specification.Tie.NAME, new Slot(free++, other));
      parameters.add(other);
    }
    List<Slot> arguments = new ArrayList<>();
    for (Type type : call.arguments()) {
      arguments.add(new Slot(free, type));
      parameters.add(type);
      free += type.getSize();
    }
    call.names().forEach((name, index) -> byName.put(name, arguments.get(index)));
    Optional<Slot> result = Optional.empty();
    if (hasResult) {
      result = Optional.of(new Slot(free, call.result()));
      parameters.add(call.result());
      free += call.result().getSize();
    }
    Map<Term, Slot> kept = new LinkedHashMap<>();
    TermCode types =
        new TermCode(
            hierarchy,
            specification,
            new Surroundings(self, owner, byName, Optional.empty(), Map.of()));
    for (Term old : olds) {
      Type type = types.typeOf(old);
      kept.put(old, new Slot(free, type));
      parameters.add(type);
      free += type.getSize();
    }
    Slot direct = new Slot(free++, Type.BOOLEAN_TYPE);
    Slot log = new Slot(free, TEXT);
    parameters.add(Type.BOOLEAN_TYPE);
    parameters.add(TEXT);
    String descriptor = Type.getMethodDescriptor(Type.INT_TYPE, parameters.toArray(new Type[0]));
    String name = moment.text() + "_" + call.name().replace('.', '_') + (made.size() + 1);
    MethodNode method =
        new MethodNode(
            Opcodes.ASM9, Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, name, descriptor, null, null);
    node.methods.add(method);
    var around = new Surroundings(self, owner, byName, result, kept);
    new Code(method, new TermCode(hierarchy, specification, around), call, moment, direct, log)
        .write();
    MethodId id = MethodId.ofInternal(node.name, name, descriptor);
    made.put(key, id);
    return id;
  }

  /** The code of one step. */
  private final class Code {
    private final MethodNode method;
    private final TermCode terms;
    private final MonitoredCall call;
    private final Moment moment;
    private final Slot direct;
    private final Slot log;
    private final Map<JumpInsnNode, int[]> guided = new LinkedHashMap<>();

    Code(
        MethodNode method,
        TermCode terms,
        MonitoredCall call,
        Moment moment,
        Slot direct,
        Slot log) {
      this.method = method;
      this.terms = terms;
      this.call = call;
      this.moment = moment;
      this.direct = direct;
      this.log = log;
    }

    void write() {
      int signal = monitor.alphabet().signals().indexOf(new Signal(moment, call.name()));
      method.visitCode();
      Label[] states = new Label[monitor.states()];
      for (int i = 0; i < states.length; i++) {
        states[i] = new Label();
      }
      Label none = new Label();
      method.visitVarInsn(Opcodes.ILOAD, 0);
      method.visitTableSwitchInsn(0, states.length - 1, none, states);
      for (int state = 0; state < states.length; state++) {
        method.visitLabel(states[state]);
        if (monitor.rejects(state)) {
          violate(state);
        } else {
          choose(monitor.choice(state, signal), state);
        }
      }
      method.visitLabel(none);
      method.visitVarInsn(Opcodes.ILOAD, 0);
      method.visitInsn(Opcodes.IRETURN);
      method.visitMaxs(0, 0);
      number();
    }

    private void choose(Choice choice, int state) {
      if (choice instanceof Choice.To to) {
        if (monitor.rejects(to.state())) {
          violate(state);
        } else {
          method.visitLdcInsn(to.state());
          method.visitInsn(Opcodes.DUP);
          method.visitFieldInsn(Opcodes.PUTSTATIC, node.name, Weaver.REACHED, "I");
          method.visitInsn(Opcodes.IRETURN);
        }
        return;
      }
      Choice.Ask ask = (Choice.Ask) choice;
      Atom atom = monitor.alphabet().atoms().get(ask.atom());
      if (!call.canBeTrue(atom, moment)) {
        choose(ask.no(), state);
        return;
      }
      List<Term> condition = MonitoredCall.term(atom);
      if (condition.isEmpty()) {
        choose(ask.yes(), state);
        return;
      }
      Label no = new Label();
      int before = method.instructions.size();
      terms.jumpIfFalse(condition.get(0), method, no);
      guide(before, no, distance(ask.yes()), distance(ask.no()));
      choose(ask.yes(), state);
      method.visitLabel(no);
      choose(ask.no(), state);
    }

    /** Remembers what the jumps that were just written say about the distance. */
    private void guide(int from, Label no, int ifYes, int ifNo) {
      AbstractInsnNode[] all = method.instructions.toArray();
      for (int i = from; i < all.length; i++) {
        if (all[i] instanceof JumpInsnNode jump && jump.getOpcode() != Opcodes.GOTO) {
          boolean isNo = jump.label == no.info;
          guided.put(
              jump,
              new int[] {
                isNo ? ifYes : Math.min(ifYes, ifNo), isNo ? ifNo : Math.min(ifYes, ifNo)
              });
        }
      }
    }

    private void violate(int state) {
      if (specification.kind() == Specification.Kind.USAGE || moment == Moment.CALL) {
        // Who breaks the rules is the driver itself: not the program's fault.
        Label program = new Label();
        method.visitVarInsn(Opcodes.ILOAD, direct.index());
        method.visitJumpInsn(Opcodes.IFEQ, program);
        method.visitInsn(Opcodes.ICONST_0);
        method.visitMethodInsn(Opcodes.INVOKESTATIC, MARKERS, "assume", "(Z)V", false);
        method.visitLabel(program);
      }
      method.visitTypeInsn(Opcodes.NEW, violation);
      method.visitInsn(Opcodes.DUP);
      if (events == EventLog.KEPT) {
        method.visitVarInsn(Opcodes.ALOAD, log.index());
        method.visitLdcInsn(Weaver.IN_STATE + state);
        method.visitMethodInsn(
            Opcodes.INVOKEVIRTUAL,
            "java/lang/String",
            "concat",
            "(Ljava/lang/String;)Ljava/lang/String;",
            false);
      } else {
        method.visitInsn(Opcodes.ACONST_NULL);
      }
      method.visitMethodInsn(
          Opcodes.INVOKESPECIAL, violation, "<init>", "(Ljava/lang/String;)V", false);
      // A program may catch it; the driver looks here when a call has returned.
      method.visitInsn(Opcodes.DUP);
      method.visitFieldInsn(Opcodes.PUTSTATIC, Ghost.CALLER, "violation", "Ljava/lang/Throwable;");
      method.visitInsn(Opcodes.ATHROW);
    }

    private int distance(Choice choice) {
      return choice.targets().mapToInt(monitor::distance).min().orElse(Monitor.NEVER);
    }

    private void number() {
      MethodId id = MethodId.ofInternal(node.name, method.name, method.desc);
      int number = 0;
      for (AbstractInsnNode instruction : method.instructions) {
        if (instruction instanceof JumpInsnNode jump && guided.containsKey(jump)) {
          int[] both = guided.getOrDefault(jump, new int[2]);
          distances.put(new Branch(id, number, Branch.FALLS_THROUGH), both[0]);
          distances.put(new Branch(id, number, Branch.JUMPS), both[1]);
        }
        number += instruction.getOpcode() >= 0 ? 1 : 0;
      }
    }
  }
}
