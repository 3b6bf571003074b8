package dev.quarry.symcretic.state;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.Type;

/**
 * The variables of a program's state, as inputs of expressions, and which variable such an input
 * is. A frame is known by its level: a callee's is one above its caller's, so that the frames of a
 * call stack never clash and nothing has to be renamed at calls and returns. Fields and arrays are
 * maps from references (seed thesis, section 6.1.1, the array encoding).
 */
public final class Variables {
  private final ExprFactory factory;
  private final Map<Input, Variable> known = new ConcurrentHashMap<>();
  private final Input lengths;
  private final Input types;
  private final Input texts;
  private final Input ordinals;
  private final Input asked;

  public Variables(ExprFactory factory) {
    this.factory = factory;
    this.lengths = input(Variable.Aspect.LENGTH, Sort.map(Sort.INT, Sort.REF));
    this.types = input(Variable.Aspect.TYPE, Sort.map(Sort.TYPE, Sort.REF));
    this.texts = input(Variable.Aspect.TEXT, Sort.map(Sort.STRING, Sort.REF));
    this.ordinals = input(Variable.Aspect.ORDINAL, Sort.map(Sort.INT, Sort.REF));
    this.asked = input(new Variable.Asked(), Sort.INT);
  }

  private Input input(Variable variable, Sort sort) {
    Input input = factory.input(variable.text(), sort);
    known.put(input, variable);
    return input;
  }

  public ExprFactory factory() {
    return factory;
  }

  /** Which variable an input of an expression is; empty if it is a value that nobody assigns. */
  public Optional<Variable> find(Input input) {
    return Optional.ofNullable(known.get(input));
  }

  /** The local or stack slot that an expression is; empty if it is something else. */
  public Optional<Variable.Slot> slot(Expr expr) {
    return expr instanceof Input input && known.get(input) instanceof Variable.Slot slot
        ? Optional.of(slot)
        : Optional.empty();
  }

  /** The field or static field that an expression is; empty if it is something else. */
  public Optional<Variable.OfMember> member(Expr expr) {
    return expr instanceof Input input && known.get(input) instanceof Variable.OfMember member
        ? Optional.of(member)
        : Optional.empty();
  }

  /** Whether an expression is a local variable. */
  public boolean isLocal(Expr expr) {
    return slot(expr).filter(Variable.Local.class::isInstance).isPresent();
  }

  /** Whether an expression is a static field. */
  public boolean isStatic(Expr expr) {
    return member(expr).filter(Variable.Static.class::isInstance).isPresent();
  }

  /** Whether an expression is the map of an instance field. */
  public boolean isField(Expr expr) {
    return member(expr).filter(Variable.Field.class::isInstance).isPresent();
  }

  /** A local variable of the frame at a level. */
  public Input local(int level, int index, Sort.Basic sort) {
    return input(new Variable.Local(level, index), sort);
  }

  /** A value on the operand stack of the frame at a level, counted from the bottom. */
  public Input stack(int level, int index, Sort.Basic sort) {
    return input(new Variable.Stack(level, index), sort);
  }

  /** An instance field of all objects; the class is the one that declares it. */
  public Input field(String owner, String name, String descriptor) {
    return input(
        new Variable.Field(new Member(owner, name)), Sort.map(sortOf(descriptor), Sort.REF));
  }

  /** How many inputs the program has asked for by now. */
  public Input asked() {
    return asked;
  }

  /** What the program is given if it asks for a primitive, by the number of the question. */
  public Input answers(Type type) {
    return input(new Variable.Answers(type), Sort.map(sortOf(type), Sort.INT));
  }

  /** A static field. */
  public Input staticField(String owner, String name, String descriptor) {
    return input(new Variable.Static(new Member(owner, name)), sortOf(descriptor));
  }

  /** The elements of all arrays whose elements have a sort. */
  public Input elements(Sort.Basic element) {
    return input(new Variable.Elements(element), Sort.map(element, Sort.REF, Sort.INT));
  }

  /** The length of each array. */
  public Expr length(Expr array) {
    return select(lengths, array);
  }

  /** The class of each object. */
  public Expr type(Expr object) {
    return select(types, object);
  }

  /** The content of each string and string builder. */
  public Expr text(Expr string) {
    return select(texts, string);
  }

  /** The content of each box, by the sort of what is in it. */
  public Expr boxed(Expr box, Sort.Basic content) {
    return select(boxes(content), box);
  }

  /** Which constant each object of an enum is. */
  public Expr ordinal(Expr constant) {
    return select(ordinals, constant);
  }

  public Input lengths() {
    return lengths;
  }

  public Input types() {
    return types;
  }

  public Input texts() {
    return texts;
  }

  public Input ordinals() {
    return ordinals;
  }

  /** The contents of all boxes with a sort. */
  public Input boxes(Sort.Basic content) {
    return input(new Variable.Boxed(content), Sort.map(content, Sort.REF));
  }

  /** An element of a map. */
  public Expr select(Expr map, Expr... keys) {
    return keys.length == 1
        ? factory.apply(Op.SELECT, map, keys[0])
        : factory.apply(Op.SELECT, map, keys[0], keys[1]);
  }

  /** The sort of values of a type as they lie in locals and on the stack. */
  public static Sort.Basic sortOf(Type type) {
    return switch (type.getSort()) {
      case Type.LONG -> Sort.LONG;
      case Type.FLOAT -> Sort.FLOAT;
      case Type.DOUBLE -> Sort.DOUBLE;
      case Type.OBJECT, Type.ARRAY -> Sort.REF;
      default -> Sort.INT;
    };
  }

  private static Sort.Basic sortOf(String descriptor) {
    return sortOf(Type.getType(descriptor));
  }
}
