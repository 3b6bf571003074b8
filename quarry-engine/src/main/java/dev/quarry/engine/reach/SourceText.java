package dev.quarry.engine.reach;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.OpaqueCall;
import dev.quarry.expr.Operation;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import dev.quarry.expr.TypeSet;
import dev.quarry.expr.text.JavaLiterals;
import dev.quarry.program.Names;
import dev.quarry.symcretic.state.Member;
import dev.quarry.symcretic.state.Variable;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Conditions of the backward engine in the terms of the source, as far as it has words for them.
 */
final class SourceText {
  private static final int DEEPEST = 12;
  private static final int SHALLOWEST = 4;

  /** What is longer than this nobody can read anyway. */
  private static final int LONGEST = 300;

  private static final Map<String, String> MIRRORED =
      Map.of("<", ">", "<=", ">=", ">", "<", ">=", "<=", "==", "==", "!=", "!=");

  private final LocalNames locals;
  private final Map<Input, Variable> variables;
  private int deepest = DEEPEST;
  private int written;

  /**
   * @param variables what the conditions' inputs are
   */
  SourceText(LocalNames locals, Map<Input, Variable> variables) {
    this.locals = locals;
    this.variables = variables;
  }

  String of(Expr condition) {
    String text = shortened(condition);
    return text.startsWith("(") && isOneParenthesis(text)
        ? text.substring(1, text.length() - 1)
        : text;
  }

  /** With less and less of what is inside, until it is short enough. */
  private String shortened(Expr condition) {
    String text = "";
    for (deepest = DEEPEST; deepest >= SHALLOWEST; deepest--) {
      written = 0;
      text = text(condition, 0);
      if (text.length() <= LONGEST) {
        return text;
      }
    }
    return text;
  }

  private static boolean isOneParenthesis(String text) {
    int open = 0;
    for (int i = 0; i < text.length(); i++) {
      open += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
      if (open == 0) {
        return i == text.length() - 1;
      }
    }
    return false;
  }

  private String text(Expr node, int depth) {
    if (depth > deepest || written++ > LONGEST) {
      return "…";
    }
    if (node instanceof Input variable) {
      return variable(variable);
    }
    if (node instanceof Constant constant) {
      return literal(constant.value());
    }
    List<Expr> arguments = node.arguments();
    if (node instanceof OpaqueCall call) {
      return call.function().name() + list(arguments, depth);
    }
    return operation((Operation) node, arguments, depth);
  }

  private String operation(Operation node, List<Expr> arguments, int depth) {
    Op op = node.op();
    return switch (op) {
      case SELECT -> select(arguments, depth);
      case STORE -> text(arguments.get(0), depth + 1) + " (changed)";
      case ITE ->
          "(%s ? %s : %s)"
              .formatted(
                  text(arguments.get(0), depth + 1),
                  text(arguments.get(1), depth + 1),
                  text(arguments.get(2), depth + 1));
      case NOT -> not(arguments.get(0), depth);
      case AND -> infix(arguments, " && ", depth);
      case OR -> infix(arguments, " || ", depth);
      case SUBTYPE, TYPE_EQ ->
          text(arguments.get(0), depth + 1) + " is " + text(arguments.get(1), depth + 1);
      default -> plain(op, arguments, depth);
    };
  }

  private String plain(Op op, List<Expr> arguments, int depth) {
    String name = op.name();
    String sign = sign(name);
    if (!sign.isEmpty() && arguments.size() == 2) {
      return compared(arguments, sign, depth);
    }
    if (name.endsWith("_NEG")) {
      return "-" + text(arguments.get(0), depth + 1);
    }
    if (name.startsWith("STRING_")) {
      String method = camel(name.substring("STRING_".length()));
      return text(arguments.get(0), depth + 1)
          + "."
          + (method.equals("eq") ? "equals" : method)
          + list(arguments.subList(1, arguments.size()), depth);
    }
    if (name.contains("_TO_")) {
      String type = name.substring(name.indexOf("_TO_") + 4).toLowerCase(Locale.ROOT);
      return "(" + type + ") " + text(arguments.get(0), depth + 1);
    }
    return camel(name) + list(arguments, depth);
  }

  private static String sign(String name) {
    String rest = name.substring(name.indexOf('_') + 1);
    return name.startsWith("STRING_")
        ? ""
        : switch (rest) {
          case "ADD" -> "+";
          case "SUB" -> "-";
          case "MUL" -> "*";
          case "DIV" -> "/";
          case "REM" -> "%";
          case "AND" -> "&";
          case "OR" -> "|";
          case "XOR" -> "^";
          case "SHL" -> "<<";
          case "SHR" -> ">>";
          case "USHR" -> ">>>";
          case "EQ" -> "==";
          case "LT" -> "<";
          case "LE" -> "<=";
          default -> "";
        };
  }

  /** Negated comparisons of whole numbers are comparisons. */
  private String not(Expr inner, int depth) {
    if (inner instanceof Operation operation && inner.arguments().size() == 2) {
      String name = operation.op().name();
      boolean whole = name.startsWith("INT_") || name.startsWith("LONG_");
      String sign =
          switch (sign(name)) {
            case "==" -> "!=";
            case "<" -> whole ? ">=" : "";
            case "<=" -> whole ? ">" : "";
            default -> "";
          };
      if (!sign.isEmpty()) {
        return compared(inner.arguments(), sign, depth);
      }
    }
    return "!" + text(inner, depth + 1);
  }

  /** People write what is compared with a constant first, and 0 rather than -1 or 1. */
  private String compared(List<Expr> arguments, String sign, int depth) {
    Expr left = arguments.get(0);
    Expr right = arguments.get(1);
    if (left instanceof Constant && !(right instanceof Constant) && MIRRORED.containsKey(sign)) {
      return compared(List.of(right, left), MIRRORED.getOrDefault(sign, sign), depth);
    }
    boolean isInt = right instanceof Constant && right.sort() == Sort.INT;
    String text = text(right, depth + 1);
    if (isInt && (sign + text).equals(">-1")) {
      return "(" + text(left, depth + 1) + " >= 0)";
    }
    return isInt && (sign + text).equals("<1")
        ? "(" + text(left, depth + 1) + " <= 0)"
        : infix(arguments, " " + sign + " ", depth);
  }

  private String infix(List<Expr> arguments, String sign, int depth) {
    return arguments.stream()
        .map(argument -> text(argument, depth + 1))
        .collect(Collectors.joining(sign, "(", ")"));
  }

  private String list(List<Expr> arguments, int depth) {
    return arguments.stream()
        .map(argument -> text(argument, depth + 1))
        .collect(Collectors.joining(", ", "(", ")"));
  }

  private String select(List<Expr> arguments, int depth) {
    String object = text(arguments.get(1), depth + 1);
    if (!(arguments.get(0) instanceof Input map)) {
      String whole = text(arguments.get(0), depth + 1);
      return arguments.size() > 2
          ? whole + " of " + object + "[" + text(arguments.get(2), depth + 1) + "]"
          : whole + " of " + object;
    }
    Variable variable = variables.get(map);
    if (variable instanceof Variable.Field field) {
      return object + "." + field.member().name();
    }
    if (variable instanceof Variable.Elements && arguments.size() > 2) {
      return object + "[" + text(arguments.get(2), depth + 1) + "]";
    }
    return variable instanceof Variable.Aspect aspect
        ? switch (aspect) {
          case LENGTH -> object + ".length";
          case TYPE -> "the class of " + object;
          case ORDINAL -> object + ".ordinal()";
          case TEXT -> object;
        }
        : object;
  }

  private String variable(Input variable) {
    Variable known = variables.get(variable);
    if (known instanceof Variable.Local local) {
      return locals.of(local.level(), local.index());
    }
    if (known instanceof Variable.Stack) {
      return "a value computed before";
    }
    return known instanceof Variable.Static field ? simple(field.member()) : variable.name();
  }

  private static String simple(Member member) {
    String owner = member.owner();
    return owner.substring(Math.max(owner.lastIndexOf('/'), owner.lastIndexOf('$')) + 1)
        + "."
        + member.name();
  }

  private static String literal(Object value) {
    if (value instanceof Ref ref) {
      return ref.isNull() ? "null" : "a certain object";
    }
    if (value instanceof TypeSet types) {
      return Names.binary(types.name());
    }
    return JavaLiterals.named(value);
  }

  private static String camel(String name) {
    StringBuilder text = new StringBuilder();
    for (String word : name.toLowerCase(Locale.ROOT).split("_")) {
      text.append(
          text.isEmpty() ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1));
    }
    return text.toString();
  }
}
