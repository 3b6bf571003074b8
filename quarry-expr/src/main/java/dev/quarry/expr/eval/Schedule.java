package dev.quarry.expr.eval;

import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which nodes compiled code computes as statements of their own, in which order. The others are
 * used once and computed on the operand stack where they are used.
 */
final class Schedule {
  /** Bounds the depth of the operand stack, and that of the compiler's recursion. */
  private static final int MAX_WEIGHT = 40;

  private final Set<Expr> statements = new LinkedHashSet<>();
  private final Map<Expr, Integer> uses = new HashMap<>();

  Schedule(List<Expr> results) {
    List<Expr> order = Dag.postOrder(results);
    if (order.size() > CompiledProgram.MAX_NODES) {
      throw new IllegalArgumentException(
          order.size() + " nodes are too many to compile; a tape can evaluate them.");
    }
    for (Expr node : order) {
      node.arguments().forEach(argument -> uses.merge(argument, 1, Integer::sum));
    }
    chooseStatements(order, Set.copyOf(results));
  }

  private void chooseStatements(List<Expr> order, Set<Expr> results) {
    Map<Expr, Integer> weights = new HashMap<>();
    for (Expr node : order) {
      int weight = 1;
      for (Expr argument : node.arguments()) {
        weight += weights.getOrDefault(argument, 1);
      }
      boolean leaf = node.arguments().isEmpty();
      if (results.contains(node) || (!leaf && (uses(node) > 1 || weight > MAX_WEIGHT))) {
        statements.add(node);
      } else {
        weights.put(node, weight);
      }
    }
  }

  /** The statements, every one after those it needs. */
  List<Expr> statements() {
    return new ArrayList<>(statements);
  }

  /** How often a node is an argument. */
  int uses(Expr node) {
    return uses.getOrDefault(node, 0);
  }

  /** Says that one use is done; the uses left. */
  int use(Expr node) {
    return uses.merge(node, -1, Integer::sum);
  }
}
