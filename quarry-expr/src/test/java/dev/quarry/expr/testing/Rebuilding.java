package dev.quarry.expr.testing;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.OpaqueCall;
import dev.quarry.expr.Operation;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Builds the same expressions again in another factory, by that factory's rules. */
public final class Rebuilding {
  private final ExprFactory target;
  private final Map<Expr, Expr> done = new HashMap<>();

  public Rebuilding(ExprFactory target) {
    this.target = target;
  }

  /** The expressions in the other factory. */
  public List<Expr> rebuild(List<? extends Expr> expressions) {
    for (Expr node : Dag.postOrder(expressions)) {
      done.computeIfAbsent(node, this::copy);
    }
    return expressions.stream().map(this::get).toList();
  }

  /** The model, for the inputs of the other factory. */
  public Model rebuild(Model model) {
    Map<Input, Object> values = new LinkedHashMap<>();
    model.values().forEach((input, value) -> values.put((Input) copy(input), value));
    return new Model(values);
  }

  private Expr copy(Expr node) {
    if (node instanceof Constant constant) {
      return target.constant(node.sort(), constant.value());
    }
    if (node instanceof Input input) {
      return target.input(input.name(), node.sort());
    }
    List<Expr> arguments = node.arguments().stream().map(this::get).toList();
    return node instanceof Operation operation
        ? target.apply(operation.op(), arguments)
        : target.call(((OpaqueCall) node).function(), arguments);
  }

  private Expr get(Expr node) {
    return Objects.requireNonNull(done.get(node));
  }
}
