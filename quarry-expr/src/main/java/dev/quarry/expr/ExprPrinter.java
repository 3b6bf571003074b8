package dev.quarry.expr;

import dev.quarry.expr.text.JavaLiterals;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Prints a term for people: shared operations are named once, as {@code #1}, before they are used.
 */
final class ExprPrinter {
  private final StringBuilder definitions = new StringBuilder();
  private final Map<Expr, String> texts = new HashMap<>();

  private ExprPrinter() {}

  static String print(Expr expr) {
    return new ExprPrinter().render(expr);
  }

  private String render(Expr root) {
    List<Expr> order = Dag.postOrder(List.of(root));
    Map<Expr, Integer> uses = new HashMap<>();
    for (Expr node : order) {
      node.arguments().forEach(argument -> uses.merge(argument, 1, Integer::sum));
    }
    int names = 0;
    for (Expr node : order) {
      String text = text(node);
      if (!node.arguments().isEmpty() && uses.getOrDefault(node, 0) > 1) {
        String name = "#" + ++names;
        definitions.append(name).append(" = ").append(text).append("; ");
        text = name;
      }
      texts.put(node, text);
    }
    return definitions + texts.get(root);
  }

  private String text(Expr node) {
    if (node instanceof Input input) {
      return input.name();
    }
    if (node instanceof Constant constant) {
      return literal(constant);
    }
    String label =
        node instanceof Operation operation
            ? operation.op().name().toLowerCase(Locale.ROOT)
            : ((OpaqueCall) node).function().name();
    var text = new StringBuilder("(").append(label);
    node.arguments().forEach(argument -> text.append(' ').append(texts.get(argument)));
    return text.append(')').toString();
  }

  private static String literal(Constant constant) {
    Object value = constant.value();
    return value instanceof TypeSet types ? types.name() : JavaLiterals.of(value);
  }
}
