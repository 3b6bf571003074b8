package dev.quarry.engine.condition;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.OpaqueCall;
import dev.quarry.expr.Operation;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import dev.quarry.expr.text.JavaLiterals;
import dev.quarry.input.InputPath;
import dev.quarry.program.MethodId;
import dev.quarry.program.ParameterNames;
import dev.quarry.program.Program;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.Type;

/** Writes conditions over the inputs of an entry as Java. */
public final class JavaCondition {
  private static final Map<String, String> MIRRORED =
      Map.of("<", ">", "<=", ">=", ">", "<", ">=", "<=", "==", "==", "!=", "!=");
  private static final Map<String, String> NEGATED =
      Map.of("<", ">=", "<=", ">", ">", "<=", ">=", "<", "==", "!=", "!=", "==");

  private static final String MATH = "java.lang.Math.";

  private static final Map<Op, String> FUNCTIONS =
      Map.of(
          Op.DOUBLE_SQRT, "Math.sqrt",
          Op.DOUBLE_ABS, "Math.abs",
          Op.FLOAT_ABS, "Math.abs",
          Op.DOUBLE_FLOOR, "Math.floor",
          Op.DOUBLE_CEIL, "Math.ceil",
          Op.DOUBLE_RINT, "Math.rint");

  private static final Map<Op, String> METHODS =
      Map.ofEntries(
          Map.entry(Op.STRING_LENGTH, "length"),
          Map.entry(Op.STRING_CHAR_AT, "charAt"),
          Map.entry(Op.STRING_IS_EMPTY, "isEmpty"),
          Map.entry(Op.STRING_IS_BLANK, "isBlank"),
          Map.entry(Op.STRING_EQ, "equals"),
          Map.entry(Op.STRING_EQ_IGNORE_CASE, "equalsIgnoreCase"),
          Map.entry(Op.STRING_COMPARE, "compareTo"),
          Map.entry(Op.STRING_STARTS_WITH, "startsWith"),
          Map.entry(Op.STRING_ENDS_WITH, "endsWith"),
          Map.entry(Op.STRING_CONTAINS, "contains"),
          Map.entry(Op.STRING_INDEX_OF, "indexOf"),
          Map.entry(Op.STRING_INDEX_OF_CHAR, "indexOf"),
          Map.entry(Op.STRING_SUBSTRING, "substring"),
          Map.entry(Op.STRING_TRIM, "trim"),
          Map.entry(Op.STRING_STRIP, "strip"),
          Map.entry(Op.STRING_HASH, "hashCode"));

  /** How tightly operators bind, from the loosest. */
  private static final int ANY = 0;

  private static final int CHOICE = 1;
  private static final int OR = 2;
  private static final int AND = 3;
  private static final int BITS = 4;
  private static final int EQUALITY = 7;
  private static final int RELATION = 8;
  private static final int SHIFT = 9;
  private static final int SUM = 10;
  private static final int PRODUCT = 11;
  private static final int PREFIX = 12;

  private final Map<String, Type> parameters;

  /**
   * @param parameters the types of the entry's parameters by name
   */
  public JavaCondition(Map<String, Type> parameters) {
    this.parameters = Map.copyOf(parameters);
  }

  /** Conditions over the inputs of a method. */
  public static JavaCondition over(MethodId entry, Program program) {
    Map<String, Type> types = new LinkedHashMap<>();
    List<String> names = ParameterNames.of(program.classPath().get(entry.owner()), entry);
    Type[] declared = Type.getArgumentTypes(entry.descriptor());
    for (int i = 0; i < declared.length; i++) {
      types.put(names.get(i), declared[i]);
    }
    return new JavaCondition(types);
  }

  /** The condition; empty if Java has no expression for it. */
  public Optional<String> of(Expr condition) {
    try {
      return Optional.of(text(condition, ANY));
    } catch (NotJavaException e) {
      return Optional.empty();
    }
  }

  private String text(Expr node, int least) {
    if (node instanceof Input input) {
      return input(input);
    }
    if (node instanceof Constant constant) {
      return literal(constant, least);
    }
    if (node instanceof OpaqueCall call) {
      return call(call);
    }
    Operation operation = (Operation) node;
    return switch (operation.op()) {
      case NOT -> not(node.argument(0), least);
      case AND -> junction(node, " && ", AND, least);
      case OR -> junction(node, " || ", OR, least);
      case ITE ->
          within(
              CHOICE,
              least,
              text(node.argument(0), OR)
                  + " ? "
                  + text(node.argument(1), OR)
                  + " : "
                  + text(node.argument(2), CHOICE));
      case SELECT -> element(node);
      default -> plain(operation, least);
    };
  }

  private static String within(int own, int least, String text) {
    return own < least ? "(" + text + ")" : text;
  }

  /** Guards first, the rest by the alphabet. */
  private String junction(Expr node, String sign, int own, int least) {
    String all =
        operands(node, ((Operation) node).op())
            .map(one -> new Ranked(Rank.of(one), text(one, own + 1)))
            .sorted(Comparator.comparing(Ranked::rank).thenComparing(Ranked::text))
            .map(Ranked::text)
            .collect(Collectors.joining(sign));
    return within(own, least, all);
  }

  private record Ranked(Rank rank, String text) {}

  private static Stream<Expr> operands(Expr node, Op op) {
    return node.is(op)
        ? node.arguments().stream().flatMap(one -> operands(one, op))
        : Stream.of(node);
  }

  private String not(Expr inner, int least) {
    if (inner instanceof Operation operation && inner.arguments().size() == 2) {
      String sign = comparison(operation.op());
      boolean isWhole = isWhole(operation.op()) || sign.equals("==");
      if (!sign.isEmpty() && isWhole) {
        return compared(inner, NEGATED.getOrDefault(sign, sign), least);
      }
    }
    return "!" + text(inner, PREFIX);
  }

  private static boolean isWhole(Op op) {
    return op.name().startsWith("INT_") || op.name().startsWith("LONG_");
  }

  private static String comparison(Op op) {
    return switch (op) {
      case INT_EQ, LONG_EQ, FLOAT_EQ, DOUBLE_EQ, BOOL_EQ, REF_EQ -> "==";
      case INT_LT, LONG_LT, FLOAT_LT, DOUBLE_LT -> "<";
      case INT_LE, LONG_LE, FLOAT_LE, DOUBLE_LE -> "<=";
      default -> "";
    };
  }

  private String compared(Expr node, String sign, int least) {
    Expr left = node.argument(0);
    Expr right = node.argument(1);
    if (left instanceof Constant && !(right instanceof Constant)) {
      return compared(right, left, MIRRORED.getOrDefault(sign, sign), least);
    }
    return compared(left, right, sign, least);
  }

  private String compared(Expr left, Expr right, String sign, int least) {
    Optional<Expr> truth = truth(left);
    boolean isEquality = sign.equals("==") || sign.equals("!=");
    if (truth.isPresent() && isEquality && right instanceof Constant number) {
      boolean isOne = Integer.valueOf(1).equals(number.value());
      return isOne == sign.equals("==") ? text(truth.get(), least) : not(truth.get(), least);
    }
    if (sign.equals("<") && isNumber(right, 1)) {
      return within(RELATION, least, text(left, RELATION) + " <= 0");
    }
    if (sign.equals(">") && isNumber(right, -1)) {
      return within(RELATION, least, text(left, RELATION) + " >= 0");
    }
    int own = isEquality ? EQUALITY : RELATION;
    String other =
        isCharacter(left) && right instanceof Constant code
            ? character(code)
            : text(right, own + 1);
    return within(own, least, text(left, own) + " " + sign + " " + other);
  }

  /** The truth value that a number stands for in the JVM. */
  private static Optional<Expr> truth(Expr number) {
    return number.is(Op.ITE) && isNumber(number.argument(1), 1) && isNumber(number.argument(2), 0)
        ? Optional.of(number.argument(0))
        : Optional.empty();
  }

  private static boolean isNumber(Expr node, int value) {
    return node instanceof Constant constant && Integer.valueOf(value).equals(constant.value());
  }

  private boolean isCharacter(Expr node) {
    if (node.is(Op.STRING_CHAR_AT)) {
      return true;
    }
    return node instanceof Input input
        && InputPath.find(input).flatMap(this::type).filter(Type.CHAR_TYPE::equals).isPresent();
  }

  private static String character(Constant code) {
    int value = (Integer) code.value();
    boolean isPlain = value >= ' ' && value < 127;
    return isPlain ? JavaLiterals.of((char) value) : JavaLiterals.named(value);
  }

  private String literal(Constant constant, int least) {
    if (constant.value() instanceof Ref ref) {
      if (ref.isNull()) {
        return "null";
      }
      throw new NotJavaException("a certain object");
    }
    Sort sort = constant.sort();
    if (sort == Sort.TYPE || sort == Sort.TYPES || sort instanceof Sort.Map) {
      throw new NotJavaException("a class");
    }
    String text = JavaLiterals.named(constant.value());
    return text.startsWith("-") ? within(PREFIX, least, text) : text;
  }

  private String call(OpaqueCall call) {
    String name = call.function().name();
    int end = name.indexOf('(');
    if (!name.startsWith(MATH) || end < 0) {
      throw new NotJavaException(name);
    }
    return name.substring("java.lang.".length(), end) + list(call.arguments());
  }

  private String list(List<Expr> arguments) {
    return arguments.stream()
        .map(one -> text(one, ANY))
        .collect(Collectors.joining(", ", "(", ")"));
  }

  private String plain(Operation node, int least) {
    Op op = node.op();
    List<Expr> arguments = node.arguments();
    if (!comparison(op).isEmpty()) {
      return compared(node, comparison(op), least);
    }
    if (FUNCTIONS.containsKey(op)) {
      return FUNCTIONS.get(op) + list(arguments);
    }
    if (METHODS.containsKey(op)) {
      return method(op, arguments);
    }
    if (op == Op.STRING_CONCAT) {
      return binary(arguments, "+", SUM, least);
    }
    if (op.name().endsWith("_NEG")) {
      return within(PREFIX, least, "-" + text(arguments.get(0), PREFIX));
    }
    String cast = cast(op);
    if (!cast.isEmpty()) {
      return within(PREFIX, least, "(" + cast + ") " + text(arguments.get(0), PREFIX));
    }
    return arithmetic(op, arguments, least);
  }

  private static String cast(Op op) {
    return switch (op) {
      case INT_TO_BYTE -> "byte";
      case INT_TO_CHAR -> "char";
      case INT_TO_SHORT -> "short";
      case INT_TO_LONG, FLOAT_TO_LONG, DOUBLE_TO_LONG -> "long";
      case INT_TO_FLOAT, LONG_TO_FLOAT, DOUBLE_TO_FLOAT -> "float";
      case INT_TO_DOUBLE, LONG_TO_DOUBLE, FLOAT_TO_DOUBLE -> "double";
      case LONG_TO_INT, FLOAT_TO_INT, DOUBLE_TO_INT -> "int";
      default -> "";
    };
  }

  private String method(Op op, List<Expr> arguments) {
    boolean hasStart =
        op == Op.STRING_STARTS_WITH || op == Op.STRING_INDEX_OF || op == Op.STRING_INDEX_OF_CHAR;
    List<Expr> rest = arguments.subList(1, arguments.size());
    if (hasStart && isNumber(arguments.get(2), 0)) {
      rest = rest.subList(0, 1);
    }
    return text(arguments.get(0), PREFIX + 1) + "." + METHODS.get(op) + list(rest);
  }

  private String arithmetic(Op op, List<Expr> arguments, int least) {
    String name = op.name().substring(op.name().indexOf('_') + 1);
    boolean isFloating = op.name().startsWith("FLOAT_") || op.name().startsWith("DOUBLE_");
    boolean isNumber = isFloating || isWhole(op);
    if (!isNumber || arguments.size() != 2) {
      throw new NotJavaException(op.name());
    }
    return switch (name) {
      case "ADD" -> sum(arguments, least);
      case "SUB" -> binary(arguments, "-", SUM, least);
      case "MUL" -> binary(arguments, "*", PRODUCT, least);
      case "DIV" -> binary(arguments, "/", PRODUCT, least);
      case "REM" -> binary(arguments, "%", PRODUCT, least);
      case "AND" -> binary(arguments, "&", BITS + 2, least);
      case "XOR" -> binary(arguments, "^", BITS + 1, least);
      case "OR" -> binary(arguments, "|", BITS, least);
      case "SHL" -> binary(arguments, "<<", SHIFT, least);
      case "SHR" -> binary(arguments, ">>", SHIFT, least);
      case "USHR" -> binary(arguments, ">>>", SHIFT, least);
      default -> throw new NotJavaException(op.name());
    };
  }

  /** People subtract 3 rather than add -3. */
  private String sum(List<Expr> arguments, int least) {
    Expr left = arguments.get(0);
    Expr right = arguments.get(1);
    if (left instanceof Constant && !(right instanceof Constant)) {
      return sum(List.of(right, left), least);
    }
    if (right instanceof Constant constant
        && constant.value() instanceof Integer number
        && number < 0
        && number > Integer.MIN_VALUE) {
      return within(SUM, least, text(left, SUM) + " - " + -number);
    }
    boolean isSwapped =
        left instanceof Input
            && right instanceof Input
            && text(left, SUM).compareTo(text(right, SUM)) > 0;
    return binary(isSwapped ? List.of(right, left) : arguments, "+", SUM, least);
  }

  private String binary(List<Expr> arguments, String sign, int own, int least) {
    return within(
        own,
        least,
        text(arguments.get(0), own) + " " + sign + " " + text(arguments.get(1), own + 1));
  }

  private String element(Expr node) {
    if (!(node.argument(0) instanceof Input map)) {
      throw new NotJavaException("a changed array");
    }
    InputPath path = InputPath.find(map).orElseThrow(() -> new NotJavaException(map.name()));
    if (path instanceof InputPath.Aspect aspect
        && aspect.kind() == InputPath.Aspect.Kind.ELEMENTS
        && type(aspect.of()).filter(type -> !type.getDescriptor().equals("[Z")).isPresent()) {
      return path(aspect.of()) + "[" + text(node.argument(1), ANY) + "]";
    }
    throw new NotJavaException(map.name());
  }

  private String input(Input input) {
    return path(InputPath.find(input).orElseThrow(() -> new NotJavaException(input.name())));
  }

  private String path(InputPath path) {
    if (path instanceof InputPath.Parameter parameter) {
      return parameter.name();
    }
    if (path instanceof InputPath.Field field && !field.name().contains(".")) {
      return path(field.of()) + "." + field.name();
    }
    if (path instanceof InputPath.Element element && isArray(element.of())) {
      return path(element.of()) + "[" + element.index() + "]";
    }
    if (path instanceof InputPath.Aspect aspect) {
      return aspect(aspect);
    }
    throw new NotJavaException(path.text());
  }

  private boolean isArray(InputPath path) {
    return type(path).filter(type -> type.getSort() == Type.ARRAY).isPresent();
  }

  private String aspect(InputPath.Aspect aspect) {
    String of = path(aspect.of());
    String type = type(aspect.of()).map(Type::getDescriptor).orElse("");
    return switch (aspect.kind()) {
      case LENGTH -> of + ".length";
      case ORDINAL -> of + ".ordinal()";
      case TEXT -> {
        if (!type.equals("Ljava/lang/String;") && !type.isEmpty()) {
          throw new NotJavaException(aspect.text());
        }
        yield of;
      }
      case VALUE ->
          switch (type) {
            case "Ljava/lang/Integer;",
                "Ljava/lang/Short;",
                "Ljava/lang/Byte;",
                "Ljava/lang/Character;" ->
                "(int) " + of;
            case "Ljava/lang/Long;" -> "(long) " + of;
            case "Ljava/lang/Double;" -> "(double) " + of;
            case "Ljava/lang/Float;" -> "(float) " + of;
            case "Ljava/lang/Boolean;" -> "(boolean) " + of;
            default -> throw new NotJavaException(aspect.text());
          };
      default -> throw new NotJavaException(aspect.text());
    };
  }

  /** The declared type, as far as parameters tell. */
  private Optional<Type> type(InputPath path) {
    if (path instanceof InputPath.Parameter parameter) {
      return Optional.ofNullable(parameters.get(parameter.name()));
    }
    if (path instanceof InputPath.Element element) {
      return type(element.of())
          .filter(type -> type.getSort() == Type.ARRAY)
          .map(type -> Type.getType(type.getDescriptor().substring(1)));
    }
    return Optional.empty();
  }
}
