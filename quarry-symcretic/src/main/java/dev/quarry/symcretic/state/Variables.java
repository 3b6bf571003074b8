package dev.quarry.symcretic.state;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.program.InputMethods;
import org.objectweb.asm.Type;

/**
 * The variables of a program's state, as inputs of expressions. A frame is known by its level: a
 * callee's is one above its caller's, so that the frames of a call stack never clash and nothing
 * has to be renamed at calls and returns. Fields and arrays are maps from references (seed thesis,
 * section 6.1.1, the array encoding).
 */
public final class Variables {
  private static final String LOCAL = "local ";
  private static final String STACK = "stack ";
  private static final String FIELD = "field ";
  private static final String STATIC = "static ";
  private static final String ELEMENTS = "elements ";
  private static final String ANSWERS = "answers ";
  private static final String ASKED = "inputs asked for";

  private final ExprFactory factory;
  private final Input lengths;
  private final Input types;
  private final Input texts;
  private final Input ordinals;

  public Variables(ExprFactory factory) {
    this.factory = factory;
    this.lengths = factory.input("length", Sort.map(Sort.INT, Sort.REF));
    this.types = factory.input("type", Sort.map(Sort.TYPE, Sort.REF));
    this.texts = factory.input("text", Sort.map(Sort.STRING, Sort.REF));
    this.ordinals = factory.input("ordinal", Sort.map(Sort.INT, Sort.REF));
  }

  public ExprFactory factory() {
    return factory;
  }

  /** A local variable of the frame at a level. */
  public Input local(int level, int index, Sort.Basic sort) {
    return factory.input(LOCAL + level + "." + index, sort);
  }

  /** A value on the operand stack of the frame at a level, counted from the bottom. */
  public Input stack(int level, int index, Sort.Basic sort) {
    return factory.input(STACK + level + "." + index, sort);
  }

  /** An instance field of all objects; the class is the one that declares it. */
  public Input field(String owner, String name, String descriptor) {
    return factory.input(FIELD + owner + "." + name, Sort.map(sortOf(descriptor), Sort.REF));
  }

  /** How many inputs the program has asked for by now. */
  public Input asked() {
    return staticField(InputMethods.QUARRY, ASKED, "I");
  }

  /** The name of {@link #asked} as a member. */
  public static String askedName() {
    return ASKED;
  }

  /** What the program is given if it asks for a primitive, by the number of the question. */
  public Input answers(Type type) {
    return factory.input(ANSWERS + type.getDescriptor(), Sort.map(sortOf(type), Sort.INT));
  }

  public static boolean isAnswers(Input variable) {
    return variable.name().startsWith(ANSWERS);
  }

  /** The descriptor of the type of answers. */
  public static String answerType(Input answers) {
    return answers.name().substring(ANSWERS.length());
  }

  /** A static field. */
  public Input staticField(String owner, String name, String descriptor) {
    return factory.input(STATIC + owner + "." + name, sortOf(descriptor));
  }

  /** The elements of all arrays whose elements have a sort. */
  public Input elements(Sort.Basic element) {
    return factory.input(ELEMENTS + element, Sort.map(element, Sort.REF, Sort.INT));
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
    return factory.input("boxed " + content, Sort.map(content, Sort.REF));
  }

  /** An element of a map. */
  public Expr select(Expr map, Expr... keys) {
    return keys.length == 1
        ? factory.apply(Op.SELECT, map, keys[0])
        : factory.apply(Op.SELECT, map, keys[0], keys[1]);
  }

  public static boolean isLocal(Input variable) {
    return variable.name().startsWith(LOCAL);
  }

  public static boolean isStack(Input variable) {
    return variable.name().startsWith(STACK);
  }

  public static boolean isStatic(Input variable) {
    return variable.name().startsWith(STATIC);
  }

  public static boolean isField(Input variable) {
    return variable.name().startsWith(FIELD);
  }

  public static boolean isElements(Input variable) {
    return variable.name().startsWith(ELEMENTS);
  }

  /** The level of the frame that a local or stack slot belongs to. */
  public static int level(Input variable) {
    String rest = variable.name().substring(LOCAL.length());
    return Integer.parseInt(rest.substring(0, rest.indexOf('.')));
  }

  /** Which local or stack slot it is. */
  public static int index(Input variable) {
    return Integer.parseInt(variable.name().substring(variable.name().indexOf('.') + 1));
  }

  /** {@code owner.name} of a field or static field. */
  public static String member(Input variable) {
    return variable.name().substring(variable.name().indexOf(' ') + 1);
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
