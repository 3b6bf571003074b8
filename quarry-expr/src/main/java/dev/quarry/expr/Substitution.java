package dev.quarry.expr;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Replaces sub-terms everywhere at once and simplifies what becomes of the terms around them. */
public final class Substitution {
  private final ExprFactory factory;
  private final Map<Expr, Expr> done;

  /** A substitution of each key by its value; results are remembered between calls. */
  public Substitution(ExprFactory factory, Map<? extends Expr, ? extends Expr> replacements) {
    this.factory = factory;
    this.done = new HashMap<>(replacements);
  }

  /** The term after replacing. */
  public Expr apply(Expr root) {
    for (Expr node : Dag.postOrder(List.of(root), done::containsKey)) {
      done.put(node, rebuilt(node));
    }
    return get(root);
  }

  private Expr rebuilt(Expr node) {
    List<Expr> arguments = node.arguments().stream().map(this::get).toList();
    if (arguments.equals(node.arguments())) {
      return node;
    }
    return node instanceof Operation operation
        ? factory.apply(operation.op(), arguments)
        : factory.call(((OpaqueCall) node).function(), arguments);
  }

  private Expr get(Expr node) {
    return Objects.requireNonNull(done.get(node));
  }
}
