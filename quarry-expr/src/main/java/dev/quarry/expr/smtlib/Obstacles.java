package dev.quarry.expr.smtlib;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.OpaqueCall;
import dev.quarry.expr.Operation;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Finds what keeps terms from being encoded. */
final class Obstacles {
  private final EncodingOptions options;
  private final Map<Expr, String> reasons = new HashMap<>();

  Obstacles(EncodingOptions options, Collection<Expr> roots) {
    this.options = options;
    for (Expr node : Dag.postOrder(roots)) {
      own(node).or(() -> inherited(node)).ifPresent(reason -> reasons.put(node, reason));
    }
  }

  /** Why a term can't be encoded; empty if it can. */
  Optional<String> reason(Expr node) {
    return Optional.ofNullable(reasons.get(node));
  }

  private Optional<String> own(Expr node) {
    if (node instanceof OpaqueCall call) {
      return Optional.of("It calls " + call.function().name() + ".");
    }
    if (node instanceof Operation operation) {
      Op op = operation.op();
      boolean symbolic = node.arguments().stream().noneMatch(Constant.class::isInstance);
      if (symbolic && options.refused().contains(op)) {
        return Optional.of(op + " is too costly to encode.");
      }
    }
    return SmtSorts.obstacle(node.sort())
        .map(obstacle -> subject(node) + " can't be encoded: " + obstacle + ".");
  }

  private static String subject(Expr node) {
    if (node instanceof Input input) {
      return "Input " + input.name();
    }
    return node instanceof Operation operation ? operation.op().name() : "A constant";
  }

  private Optional<String> inherited(Expr node) {
    for (Expr argument : node.arguments()) {
      if (isTypesOfSubtype(node, argument)) {
        continue;
      }
      String reason = reasons.get(argument);
      if (reason != null) {
        return Optional.of(reason);
      }
    }
    return Optional.empty();
  }

  /** A constant set of types has no term of its own, but {@code SUBTYPE} doesn't need one. */
  private static boolean isTypesOfSubtype(Expr node, Expr argument) {
    return node.is(Op.SUBTYPE) && argument instanceof Constant && argument == node.argument(1);
  }
}
