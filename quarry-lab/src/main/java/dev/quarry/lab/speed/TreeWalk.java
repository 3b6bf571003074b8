package dev.quarry.lab.speed;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.OpaqueCall;
import dev.quarry.expr.Operation;
import dev.quarry.expr.eval.OpaqueFunctions;

/**
 * The evaluator nobody should write: walks the expression as a tree, shared terms again and again.
 */
public final class TreeWalk {
  private final OpaqueFunctions functions;

  public TreeWalk(OpaqueFunctions functions) {
    this.functions = functions;
  }

  /** The value of an expression. */
  public Object evaluate(Expr expr, Model model) {
    if (expr instanceof Constant constant) {
      return constant.value();
    }
    if (expr instanceof Input input) {
      return model.get(input);
    }
    var arguments = new Object[expr.arguments().size()];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = evaluate(expr.argument(i), model);
    }
    return expr instanceof Operation operation
        ? operation.op().apply(arguments)
        : functions.call(((OpaqueCall) expr).function(), arguments);
  }

  /** How many nodes the walk visits. */
  public static long visits(Expr expr) {
    return 1 + expr.arguments().stream().mapToLong(TreeWalk::visits).sum();
  }
}
