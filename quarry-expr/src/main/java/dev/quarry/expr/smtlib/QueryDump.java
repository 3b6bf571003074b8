package dev.quarry.expr.smtlib;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.OpaqueCall;
import dev.quarry.expr.Operation;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Writes a query so that {@link SmtLibReader} makes the very same expressions of it: a script in
 * the syntax of SMT-LIB whose operators are Quarry's, such as {@code quarry.string_hash}.
 */
public final class QueryDump {
  /** Terms longer than this are given a name. */
  private static final int INLINE_LENGTH = 160;

  private final Map<Expr, String> texts = new HashMap<>();
  private final Map<Expr, Integer> uses = new HashMap<>();
  private final Set<String> declared = new HashSet<>();
  private final StringBuilder script = new StringBuilder();
  private int definitions;

  private QueryDump() {}

  /** The script of a conjunction; the number only tells dumps apart. */
  public static String write(List<Expr> conjuncts, int number) {
    var dump = new QueryDump();
    dump.script.append("(set-info :source |Quarry query ").append(number).append("|)\n");
    dump.conjunction(conjuncts);
    return dump.script.append("(check-sat)\n").toString();
  }

  private void conjunction(List<Expr> conjuncts) {
    List<Expr> order = Dag.postOrder(conjuncts);
    for (Expr node : order) {
      node.arguments().forEach(argument -> uses.merge(argument, 1, Integer::sum));
    }
    for (Expr node : order) {
      texts.put(node, text(node));
    }
    for (Expr conjunct : conjuncts) {
      script.append("(assert ").append(textOf(conjunct)).append(")\n");
    }
  }

  private String textOf(Expr node) {
    return Objects.requireNonNull(texts.get(node));
  }

  private String text(Expr node) {
    if (node instanceof Input input) {
      return input(input);
    }
    String text =
        node instanceof Constant constant ? QuarryLiterals.of(constant) : application(node);
    boolean shared = !node.arguments().isEmpty() && uses.getOrDefault(node, 0) > 1;
    boolean named = shared || (text.length() > INLINE_LENGTH && !isString(node));
    return named ? define(node, text) : text;
  }

  /** Some operators need string constants spelled out, which is no nesting. */
  private static boolean isString(Expr node) {
    return node instanceof Constant constant && constant.value() instanceof String;
  }

  private String define(Expr node, String text) {
    String name = "def." + ++definitions;
    script.append("(define-fun ").append(name).append(" () ").append(SmtSort.of(node.sort()));
    script.append(' ').append(text).append(")\n");
    return name;
  }

  private String input(Input input) {
    String name = input.name();
    SmtSort sort = SmtSort.of(input.sort());
    boolean spellable =
        name.chars().allMatch(c -> c >= ' ' && c <= '~' && c != '|' && c != '\\')
            && !name.startsWith("def.")
            && !Theory.reserves(name);
    if (!spellable || !declared.add(name)) {
      return "((as quarry.input " + sort + ") " + StringLiterals.of(name) + ")";
    }
    String symbol = SymbolNames.quoted(name);
    script.append("(declare-const ").append(symbol).append(' ').append(sort).append(")\n");
    return symbol;
  }

  private String application(Expr node) {
    var text = new StringBuilder("(");
    if (node instanceof OpaqueCall call) {
      text.append("(as quarry.call ").append(SmtSort.of(node.sort())).append(") ");
      text.append(StringLiterals.of(call.function().name()));
    } else {
      text.append(QuarryOperators.symbol(((Operation) node).op()));
    }
    node.arguments().forEach(argument -> text.append(' ').append(textOf(argument)));
    return text.append(')').toString();
  }
}
