package dev.quarry.symcretic.step;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.program.Location;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.symcretic.state.Assignment;
import dev.quarry.symcretic.state.References;
import dev.quarry.symcretic.state.Variables;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;

/** An instruction in a frame: names the variables it works on, in the state before it. */
public final class Site {
  private final Code code;
  private final int number;
  private final int level;
  private final References references;
  private final Frame<BasicValue> frame;

  public Site(Code code, int number, int level, References references) {
    this.code = code;
    this.number = number;
    this.level = level;
    this.references = references;
    this.frame = code.frame(number);
  }

  public Code code() {
    return code;
  }

  public int number() {
    return number;
  }

  public int level() {
    return level;
  }

  public AbstractInsnNode instruction() {
    return code.body().instruction(number);
  }

  public int opcode() {
    return code.body().opcode(number);
  }

  public Location location() {
    return code.body().at(number);
  }

  /** Something that is not followed exactly here. */
  Assumption assumption(AssumptionCode code, String... arguments) {
    return Assumption.at(location(), code, arguments);
  }

  public References references() {
    return references;
  }

  public Variables variables() {
    return references.variables();
  }

  public ExprFactory factory() {
    return variables().factory();
  }

  Assignment assignment() {
    return new Assignment(references);
  }

  /** How many values are on the stack. */
  int height() {
    return frame.getStackSize();
  }

  /** The type of the value so many below the top. */
  Type typeBelow(int depth) {
    return typeAt(height() - 1 - depth);
  }

  Type typeAt(int index) {
    Type type = frame.getStack(index).getType();
    return type == null ? Type.INT_TYPE : type;
  }

  /** The value so many below the top: 0 is the top itself. */
  Input below(int depth) {
    return at(height() - 1 - depth);
  }

  /** The value at a place of the stack, counted from the bottom. */
  Input at(int index) {
    return variables().stack(level, index, Variables.sortOf(typeAt(index)));
  }

  /** The value that will be at a place of the stack after the instruction. */
  Input after(int index, Sort.Basic sort) {
    return variables().stack(level, index, sort);
  }

  /** A failure that makes a new exception. */
  Failure fails(Expr condition, String exception) {
    return new Failure(condition, references.fresh(), exception);
  }

  Failure failsOnNull(Expr reference) {
    return fails(isNull(reference), "java/lang/NullPointerException");
  }

  Expr isNull(Expr reference) {
    return references.same(reference, factory().nullRef());
  }

  /** 1 if a condition holds, else 0: a truth value on the stack. */
  Expr truth(Expr condition) {
    return factory().ite(condition, factory().intConst(1), factory().intConst(0));
  }

  Expr and(Expr first, Expr second) {
    return factory().apply(Op.AND, first, second);
  }

  /** Where the arguments of a call begin and its result will be. */
  public int resultIndex() {
    return height() - argumentCount();
  }

  /** The object a call is made on, if it must not be null. */
  public Optional<Expr> receiver() {
    return isConstruction() || isStaticCall() ? Optional.empty() : Optional.of(at(resultIndex()));
  }

  /** Whether a constructor is called. */
  public boolean isConstruction() {
    return instruction() instanceof MethodInsnNode call && call.name.equals("<init>");
  }

  private boolean isStaticCall() {
    return opcode() == Opcodes.INVOKESTATIC || opcode() == Opcodes.INVOKEDYNAMIC;
  }

  private int argumentCount() {
    String descriptor =
        instruction() instanceof MethodInsnNode call
            ? call.desc
            : ((InvokeDynamicInsnNode) instruction()).desc;
    return Type.getArgumentTypes(descriptor).length + (isStaticCall() ? 0 : 1);
  }
}
