package dev.quarry.concolic.instrument;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * What the JDK's methods that make functions out of functions do ({@code andThen}, {@code negate},
 * {@code Comparator.comparing}…), as code of a lambda that takes the parts and then the arguments.
 * The JDK's own lambdas would lose the shadows.
 */
final class Compositions {
  private static final String FUNCTIONS = "java/util/function/";
  private static final String COMPARATOR = "java/util/Comparator";

  /** The method of each interface. */
  private static final Map<String, Part> PARTS = parts();

  private static final Map<String, Composition> KNOWN = known();

  private Compositions() {}

  /**
   * A functional interface of the JDK.
   *
   * @param owner its name
   * @param name its method's
   * @param type its method's descriptor
   */
  private record Part(String owner, String name, Type type) {
    Type[] parameters() {
      return type.getArgumentTypes();
    }
  }

  /**
   * A function made of others.
   *
   * @param name of the method of the interface
   * @param type of that method
   * @param body the lambda's code; its first variables are the parts
   */
  record Composition(String name, Type type, CodeWriter body) {}

  /** What a call makes; empty if it is not known. */
  static Optional<Composition> of(MethodInsnNode call) {
    // Code can be used once, so it is made anew.
    return KNOWN.containsKey(key(call.owner, call.name, call.desc))
        ? Optional.ofNullable(known().get(key(call.owner, call.name, call.desc)))
        : Optional.empty();
  }

  private static String key(String owner, String name, String descriptor) {
    return owner + '.' + name + descriptor;
  }

  private static Map<String, Part> parts() {
    Map<String, Part> parts = new HashMap<>();
    String object = "Ljava/lang/Object;";
    add(parts, "IntUnaryOperator", "applyAsInt", "(I)I");
    add(parts, "LongUnaryOperator", "applyAsLong", "(J)J");
    add(parts, "DoubleUnaryOperator", "applyAsDouble", "(D)D");
    add(parts, "IntPredicate", "test", "(I)Z");
    add(parts, "LongPredicate", "test", "(J)Z");
    add(parts, "DoublePredicate", "test", "(D)Z");
    add(parts, "Predicate", "test", "(" + object + ")Z");
    add(parts, "BiPredicate", "test", "(" + object + object + ")Z");
    add(parts, "Function", "apply", "(" + object + ")" + object);
    add(parts, "UnaryOperator", "apply", "(" + object + ")" + object);
    add(parts, "BiFunction", "apply", "(" + object + object + ")" + object);
    add(parts, "BinaryOperator", "apply", "(" + object + object + ")" + object);
    add(parts, "ToIntFunction", "applyAsInt", "(" + object + ")I");
    add(parts, "ToLongFunction", "applyAsLong", "(" + object + ")J");
    add(parts, "ToDoubleFunction", "applyAsDouble", "(" + object + ")D");
    Type compare = Type.getMethodType("(" + object + object + ")I");
    parts.put(COMPARATOR, new Part(COMPARATOR, "compare", compare));
    return parts;
  }

  private static void add(Map<String, Part> parts, String type, String name, String descriptor) {
    String owner = FUNCTIONS + type;
    parts.put(owner, new Part(owner, name, Type.getMethodType(descriptor)));
  }

  private static Part part(String type) {
    return java.util.Objects.requireNonNull(PARTS.get(type));
  }

  private static Map<String, Composition> known() {
    Map<String, Composition> all = new HashMap<>();
    for (String kind : List.of("Int", "Long", "Double")) {
      chains(all, FUNCTIONS + kind + "UnaryOperator", FUNCTIONS + kind + "UnaryOperator");
      predicates(all, FUNCTIONS + kind + "Predicate");
    }
    predicates(all, FUNCTIONS + "Predicate");
    predicates(all, FUNCTIONS + "BiPredicate");
    chains(all, FUNCTIONS + "Function", FUNCTIONS + "Function");
    chains(all, FUNCTIONS + "UnaryOperator", FUNCTIONS + "Function");
    for (String function : List.of("BiFunction", "BinaryOperator")) {
      andThen(all, FUNCTIONS + function, FUNCTIONS + "Function", FUNCTIONS + "BiFunction");
    }
    comparators(all);
    return all;
  }

  private static void put(
      Map<String, Composition> all, String owner, String name, String descriptor, CodeWriter body) {
    Part made = part(Type.getReturnType(descriptor).getInternalName());
    all.put(key(owner, name, descriptor), new Composition(made.name(), made.type(), body));
  }

  private static String descriptor(String made, String... given) {
    StringBuilder text = new StringBuilder("(");
    for (String type : given) {
      text.append('L').append(type).append(';');
    }
    return text.append(")L").append(made).append(';').toString();
  }

  /** {@code andThen} and {@code compose}. */
  private static void chains(Map<String, Composition> all, String owner, String other) {
    andThen(all, owner, other, other);
    Part made = part(other);
    CodeWriter before = new CodeWriter().aload(0);
    call(before, made, 1, 2);
    invoke(before, part(owner));
    put(all, owner, "compose", descriptor(other, other), answer(before, made));
  }

  private static void andThen(
      Map<String, Composition> all, String owner, String next, String result) {
    Part made = part(result);
    CodeWriter code = new CodeWriter().aload(1);
    call(code, part(owner), 0, 2);
    invoke(code, part(next));
    put(all, owner, "andThen", descriptor(result, next), answer(code, made));
  }

  private static void predicates(Map<String, Composition> all, String owner) {
    Part test = part(owner);
    put(all, owner, "and", descriptor(owner, owner), either(test, Opcodes.IFEQ, 0));
    put(all, owner, "or", descriptor(owner, owner), either(test, Opcodes.IFNE, 1));
    CodeWriter negated = new CodeWriter();
    LabelNode no = new LabelNode();
    call(negated, test, 0, 1);
    negated.jump(Opcodes.IFNE, no).push(1).op(Opcodes.IRETURN).label(no).push(0);
    put(all, owner, "negate", descriptor(owner), negated.op(Opcodes.IRETURN));
  }

  private static CodeWriter either(Part test, int jump, int settled) {
    CodeWriter code = new CodeWriter();
    LabelNode early = new LabelNode();
    call(code, test, 0, 2);
    code.jump(jump, early);
    call(code, test, 1, 2);
    return code.op(Opcodes.IRETURN).label(early).push(settled).op(Opcodes.IRETURN);
  }

  private static void comparators(Map<String, Composition> all) {
    Part compare = part(COMPARATOR);
    CodeWriter reversed = new CodeWriter().aload(0).aload(2).aload(1);
    invoke(reversed, compare);
    put(all, COMPARATOR, "reversed", descriptor(COMPARATOR), reversed.op(Opcodes.IRETURN));
    CodeWriter then = new CodeWriter();
    LabelNode undecided = new LabelNode();
    call(then, compare, 0, 2);
    then.op(Opcodes.DUP).jump(Opcodes.IFEQ, undecided).op(Opcodes.IRETURN);
    then.label(undecided).op(Opcodes.POP);
    call(then, compare, 1, 2);
    String both = descriptor(COMPARATOR, COMPARATOR);
    put(all, COMPARATOR, "thenComparing", both, then.op(Opcodes.IRETURN));
    put(all, COMPARATOR, "naturalOrder", descriptor(COMPARATOR), natural(null, 0, 1));
    put(all, COMPARATOR, "reverseOrder", descriptor(COMPARATOR), natural(null, 1, 0));
    String function = FUNCTIONS + "Function";
    put(all, COMPARATOR, "comparing", descriptor(COMPARATOR, function), natural(function, 1, 2));
    for (String[] kind : new String[][] {{"Int", "Integer", "I"}, {"Long", "Long", "J"}}) {
      primitive(all, kind[0], kind[1], kind[2]);
    }
    primitive(all, "Double", "Double", "D");
  }

  private static void primitive(
      Map<String, Composition> all, String kind, String box, String letter) {
    String key = FUNCTIONS + "To" + kind + "Function";
    CodeWriter code = new CodeWriter();
    code.aload(0).aload(1);
    invoke(code, part(key));
    code.aload(0).aload(2);
    invoke(code, part(key));
    code.callStatic("java/lang/" + box, "compare", "(" + letter + letter + ")I");
    String descriptor = descriptor(COMPARATOR, key);
    put(all, COMPARATOR, "comparing" + kind, descriptor, code.op(Opcodes.IRETURN));
  }

  /** Compares two variables, or the keys that a function has for them. */
  private static CodeWriter natural(@Nullable String key, int left, int right) {
    CodeWriter code = new CodeWriter();
    key(code, key, left);
    code.type(Opcodes.CHECKCAST, "java/lang/Comparable");
    key(code, key, right);
    String descriptor = "(Ljava/lang/Object;)I";
    code.add(
        new MethodInsnNode(
            Opcodes.INVOKEINTERFACE, "java/lang/Comparable", "compareTo", descriptor, true));
    return code.op(Opcodes.IRETURN);
  }

  private static void key(CodeWriter code, @Nullable String function, int variable) {
    if (function == null) {
      code.aload(variable);
    } else {
      code.aload(0).aload(variable);
      invoke(code, part(function));
    }
  }

  /** Calls the function in a variable with all arguments. */
  private static void call(CodeWriter code, Part function, int variable, int firstArgument) {
    code.aload(variable);
    int local = firstArgument;
    for (Type parameter : function.parameters()) {
      code.load(parameter, local);
      local += parameter.getSize();
    }
    invoke(code, function);
  }

  private static void invoke(CodeWriter code, Part function) {
    code.add(
        new MethodInsnNode(
            Opcodes.INVOKEINTERFACE,
            function.owner(),
            function.name(),
            function.type().getDescriptor(),
            true));
  }

  private static CodeWriter answer(CodeWriter code, Part made) {
    return code.op(made.type().getReturnType().getOpcode(Opcodes.IRETURN));
  }
}
