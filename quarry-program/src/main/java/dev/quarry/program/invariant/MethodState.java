package dev.quarry.program.invariant;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.Interpreter;

/**
 * What is known before an instruction: of all values, and which fields of the receiver have been
 * written on every way here. Jumps and what fails for null tell something about parameters.
 */
final class MethodState extends Frame<Known> {
  /** What stands for all fields. */
  private static final FieldKey ALL = new FieldKey("*", "*");

  private final String owner;
  private Set<FieldKey> written = new HashSet<>();
  private @Nullable Known left;
  private @Nullable Known right;
  private List<Known> before = List.of();

  /**
   * @param owner the internal name of the class
   */
  MethodState(String owner, int locals, int stack) {
    super(locals, stack);
    this.owner = owner;
  }

  MethodState(MethodState other) {
    super(other);
    owner = other.owner;
    written = new HashSet<>(other.written);
  }

  @Override
  public Frame<Known> init(Frame<? extends Known> other) {
    super.init(other);
    written = new HashSet<>(((MethodState) other).written);
    return this;
  }

  /** Whether a field of the receiver has been written, whichever way was taken. */
  boolean hasWritten(FieldKey field) {
    return written.contains(ALL) || written.contains(field);
  }

  /** The operand so far below the top of the stack, 0 for the top itself. */
  Known operand(int below) {
    return getStack(getStackSize() - 1 - below);
  }

  @Override
  public void execute(AbstractInsnNode instruction, Interpreter<Known> interpreter)
      throws AnalyzerException {
    Known dereferenced = dereferenced(instruction);
    note(instruction);
    super.execute(instruction, interpreter);
    if (dereferenced != null) {
      refine(dereferenced, Known::there);
    }
    if (isConditional(instruction.getOpcode())) {
      before = values();
    }
  }

  /** What must not be null if the instruction is to complete. */
  private @Nullable Known dereferenced(AbstractInsnNode instruction) {
    return switch (instruction.getOpcode()) {
      case Opcodes.GETFIELD, Opcodes.ARRAYLENGTH, Opcodes.MONITORENTER -> operand(0);
      case Opcodes.PUTFIELD -> operand(1);
      case Opcodes.INVOKEVIRTUAL, Opcodes.INVOKEINTERFACE ->
          operand(arguments((MethodInsnNode) instruction));
      case Opcodes.INVOKESTATIC -> checked((MethodInsnNode) instruction);
      default -> null;
    };
  }

  private @Nullable Known checked(MethodInsnNode call) {
    if (!NeverNullResults.isCheck(call)) {
      return null;
    }
    return operand(arguments(call) - 1);
  }

  private void note(AbstractInsnNode instruction) {
    int opcode = instruction.getOpcode();
    if (instruction instanceof FieldInsnNode use
        && opcode == Opcodes.PUTFIELD
        && use.owner.equals(owner)
        && operand(1).self() == Known.Self.YES) {
      written.add(FieldKey.of(use));
    }
    if (opcode == Opcodes.INVOKESPECIAL && isOtherConstructor((MethodInsnNode) instruction)) {
      written.add(ALL);
    }
    if (opcode >= Opcodes.IFEQ && opcode <= Opcodes.IFLE
        || opcode == Opcodes.IFNULL
        || opcode == Opcodes.IFNONNULL) {
      left = operand(0);
      right = Known.between(0, 0);
    } else if (opcode >= Opcodes.IF_ICMPEQ && opcode <= Opcodes.IF_ICMPLE) {
      left = operand(1);
      right = operand(0);
    }
  }

  /** Whether another constructor of the class does the work. */
  private boolean isOtherConstructor(MethodInsnNode call) {
    return call.name.equals("<init>")
        && call.owner.equals(owner)
        && operand(arguments(call)).self() == Known.Self.YES;
  }

  /** How many values a call takes besides its receiver. */
  static int arguments(MethodInsnNode call) {
    return Type.getArgumentTypes(call.desc).length;
  }

  /** The same state is used for both ways on, so what the other told is taken back first. */
  @Override
  public void initJumpTarget(int opcode, @Nullable LabelNode target) {
    if (!isConditional(opcode) || left == null || right == null) {
      return;
    }
    restore();
    boolean isTaken = target != null;
    if (opcode == Opcodes.IFNULL && !isTaken || opcode == Opcodes.IFNONNULL && isTaken) {
      refine(left, Known::there);
    } else if (Comparison.isOf(opcode)) {
      Comparison comparison = Comparison.of(opcode, isTaken);
      Known smaller = left;
      Known greater = right;
      refine(smaller, value -> comparison.told(value, greater));
      refine(greater, value -> comparison.mirrored().told(value, smaller));
    }
  }

  private static boolean isConditional(int opcode) {
    return Comparison.isOf(opcode) || opcode == Opcodes.IFNULL || opcode == Opcodes.IFNONNULL;
  }

  private void refine(Known told, UnaryOperator<Known> more) {
    if (told.parameter() == Known.NONE) {
      return;
    }
    for (int i = 0; i < getLocals(); i++) {
      if (getLocal(i).parameter() == told.parameter()) {
        setLocal(i, more.apply(getLocal(i)));
      }
    }
    for (int i = 0; i < getStackSize(); i++) {
      if (getStack(i).parameter() == told.parameter()) {
        setStack(i, more.apply(getStack(i)));
      }
    }
  }

  private List<Known> values() {
    List<Known> all = new ArrayList<>();
    for (int i = 0; i < getLocals(); i++) {
      all.add(getLocal(i));
    }
    for (int i = 0; i < getStackSize(); i++) {
      all.add(getStack(i));
    }
    return all;
  }

  private void restore() {
    for (int i = 0; i < getLocals(); i++) {
      setLocal(i, before.get(i));
    }
    for (int i = 0; i < getStackSize(); i++) {
      setStack(i, before.get(getLocals() + i));
    }
  }

  @Override
  public boolean merge(Frame<? extends Known> other, Interpreter<Known> interpreter)
      throws AnalyzerException {
    Set<FieldKey> here = new HashSet<>(written);
    Set<FieldKey> there = ((MethodState) other).written;
    if (!there.contains(ALL)) {
      if (written.contains(ALL)) {
        written = new HashSet<>(there);
      } else {
        written.retainAll(there);
      }
    }
    return super.merge(other, interpreter) | !here.equals(written);
  }
}
