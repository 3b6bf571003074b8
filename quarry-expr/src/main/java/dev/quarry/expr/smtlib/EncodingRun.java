package dev.quarry.expr.smtlib;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.Operation;
import dev.quarry.expr.Sort;
import dev.quarry.expr.TypeSet;
import dev.quarry.expr.smtlib.SmtEncoding.Assertion;
import dev.quarry.expr.smtlib.SmtEncoding.Untranslatable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The state of encoding one query. */
final class EncodingRun {
  /** Terms longer than this are given a name, which also keeps the nesting of any text shallow. */
  private static final int INLINE_LENGTH = 160;

  private final EncodingOptions options;
  private final TypeNumbers types = new TypeNumbers();
  private final ConstantText constantText = new ConstantText(types);
  private final SymbolNames names = new SymbolNames();
  private final Map<Expr, String> texts = new HashMap<>();
  private final Map<Expr, Integer> uses = new HashMap<>();
  private final Map<String, Input> constants = new LinkedHashMap<>();
  private final StringBuilder declarations = new StringBuilder();
  private final List<String> sideConditions = new ArrayList<>();
  private final List<String> approximations = new ArrayList<>();
  private int definitions;

  EncodingRun(EncodingOptions options) {
    this.options = options;
  }

  SmtEncoding run(List<Expr> roots) {
    var obstacles = new Obstacles(options, roots);
    var untranslatable = new ArrayList<Untranslatable>();
    var encoded = new ArrayList<Expr>();
    for (int i = 0; i < roots.size(); i++) {
      int index = i;
      obstacles
          .reason(roots.get(i))
          .ifPresentOrElse(
              reason -> untranslatable.add(new Untranslatable(index, reason)),
              () -> encoded.add(roots.get(index)));
    }
    List<Expr> order = Dag.postOrder(encoded);
    order.forEach(this::countUses);
    order.forEach(this::encode);
    var assertions = new ArrayList<Assertion>();
    for (int i = 0; i < roots.size(); i++) {
      if (obstacles.reason(roots.get(i)).isEmpty()) {
        assertions.add(new Assertion(i, textOf(roots.get(i))));
      }
    }
    return new SmtEncoding(
        declarations.toString(),
        assertions,
        sideConditions,
        untranslatable,
        approximations,
        constants,
        types);
  }

  private void countUses(Expr node) {
    List<Expr> arguments = node.arguments();
    for (int i = 0; i < arguments.size(); i++) {
      uses.merge(arguments.get(i), usesOfArgument((Operation) node, i), Integer::sum);
    }
  }

  private static int usesOfArgument(Operation node, int argument) {
    return switch (node.op()) {
      case SELECT, STORE -> 1;
      case SUBTYPE, FLOAT_TO_BITS, DOUBLE_TO_BITS -> 2;
      case FLOAT_TO_RAW_BITS, DOUBLE_TO_RAW_BITS -> 1;
      default -> template(node.op()).uses(argument);
    };
  }

  private static Template template(Op op) {
    return Templates.of(op).orElseThrow(() -> new IllegalStateException(op + " has no encoding."));
  }

  private void encode(Expr node) {
    if (node instanceof Input input) {
      texts.put(node, declare(input));
    } else if (node instanceof Operation operation) {
      String text = operation(operation);
      boolean shared = uses.getOrDefault(node, 0) > 1;
      texts.put(node, shared || text.length() > INLINE_LENGTH ? define(node.sort(), text) : text);
    } else if (node.sort() != Sort.TYPES) {
      String text = constantText.of((Constant) node);
      texts.put(node, text.length() > INLINE_LENGTH ? define(node.sort(), text) : text);
    }
  }

  private String textOf(Expr node) {
    return Objects.requireNonNull(texts.get(node));
  }

  private String declare(Input input) {
    String name = names.fresh("in." + input.name());
    constants.put(name, input);
    declareConstant(name, input.sort());
    return name;
  }

  private void declareConstant(String name, Sort sort) {
    declarations.append("(declare-const ").append(name).append(' ');
    declarations.append(SmtSorts.text(sort)).append(")\n");
  }

  private String define(Sort sort, String text) {
    String name = "def." + ++definitions;
    declarations.append("(define-fun ").append(name).append(" () ").append(SmtSorts.text(sort));
    declarations.append(' ').append(text).append(")\n");
    return name;
  }

  private String operation(Operation node) {
    return switch (node.op()) {
      case SELECT -> "(select " + textOf(node.argument(0)) + " " + index(node) + ")";
      case STORE -> {
        Expr element = node.argument(node.arguments().size() - 1);
        yield "(store "
            + textOf(node.argument(0))
            + " "
            + index(node)
            + " "
            + textOf(element)
            + ")";
      }
      case SUBTYPE -> subtype(node);
      case FLOAT_TO_BITS, DOUBLE_TO_BITS, FLOAT_TO_RAW_BITS, DOUBLE_TO_RAW_BITS -> bits(node);
      default -> template(node.op()).fill(node.arguments().stream().map(this::textOf).toList());
    };
  }

  private String index(Operation node) {
    List<Sort.Basic> keys = ((Sort.Map) node.argument(0).sort()).keys();
    var parts = new ArrayList<String>();
    for (int i = 0; i < keys.size(); i++) {
      parts.add(SmtSorts.indexBits(keys.get(i), textOf(node.argument(i + 1))));
    }
    return ConstantText.concatenation(parts);
  }

  private String subtype(Operation node) {
    var members = ((TypeSet) ((Constant) node.argument(1)).value()).members();
    String type = textOf(node.argument(0));
    // One disjunct more than needed, since a disjunction must have two.
    var text = new StringBuilder("(or false false");
    for (String member : members) {
      text.append(" (= ").append(type).append(' ');
      text.append(SmtLiterals.of(types.number(member))).append(')');
    }
    return text.append(')').toString();
  }

  /**
   * SMT-LIB has no function from a float to its bits, since NaN has many patterns: a constant that
   * converts back to the float is the pattern of all others.
   */
  private String bits(Operation node) {
    boolean single = node.sort() == Sort.INT;
    String name = names.fresh("bits." + (sideConditions.size() + 1));
    String argument = textOf(node.argument(0));
    declareConstant(name, node.sort());
    String back =
        "(= ((_ to_fp " + (single ? "8 24" : "11 53") + ") " + name + ") " + argument + ")";
    if (node.is(Op.FLOAT_TO_BITS) || node.is(Op.DOUBLE_TO_BITS)) {
      String nan = single ? "#x7fc00000" : "#x7ff8000000000000";
      back = "(and " + back + " (=> (fp.isNaN " + argument + ") (= " + name + " " + nan + ")))";
    } else {
      approximations.add(node.op() + " of NaN may be the pattern of any NaN.");
    }
    sideConditions.add(back);
    return name;
  }
}
