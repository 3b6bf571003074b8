package dev.quarry.expr.eval;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.OpaqueCall;
import dev.quarry.expr.Operation;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Evaluates expressions in a model, each shared node once. The reference for all faster ways. */
public final class Interpreter {
  private final OpaqueFunctions functions;

  public Interpreter(OpaqueFunctions functions) {
    this.functions = functions;
  }

  /**
   * The value of an expression.
   *
   * @throws UndefinedValueException if an opaque call in it did not return normally
   */
  public Object evaluate(Expr expr, Model model) {
    return evaluate(expr, model, new HashMap<>());
  }

  /** Evaluates what is not in the table yet and adds it. */
  private Object evaluate(Expr expr, Model model, Map<Expr, Object> values) {
    for (Expr node : Dag.postOrder(List.of(expr), values::containsKey)) {
      values.put(node, value(node, model, values));
    }
    return get(values, expr);
  }

  /** Whether every condition is true in the model; a condition without a value is not. */
  public boolean satisfies(Model model, List<Expr> conditions) {
    Map<Expr, Object> values = new HashMap<>();
    try {
      for (Expr condition : conditions) {
        if (!(Boolean) evaluate(condition, model, values)) {
          return false;
        }
      }
      return true;
    } catch (UndefinedValueException undefined) {
      return false;
    }
  }

  private Object value(Expr node, Model model, Map<Expr, Object> values) {
    if (node instanceof Constant constant) {
      return constant.value();
    }
    if (node instanceof Input input) {
      return model.get(input);
    }
    var arguments = new Object[node.arguments().size()];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = get(values, node.argument(i));
    }
    return node instanceof Operation operation
        ? operation.op().apply(arguments)
        : functions.call(((OpaqueCall) node).function(), arguments);
  }

  private static Object get(Map<Expr, Object> values, Expr node) {
    return Objects.requireNonNull(values.get(node));
  }
}
