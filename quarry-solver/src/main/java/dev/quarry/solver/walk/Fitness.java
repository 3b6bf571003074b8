package dev.quarry.solver.walk;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.expr.Operation;
import dev.quarry.expr.Sort;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Turns a condition into its error: an expression of sort double that is 0 where the condition
 * holds and otherwise says how badly it is violated (Algorithm 5.2). Being an expression, it is
 * simplified, shared and compiled like any other.
 *
 * <p>Beyond the algorithm, connectives are scored too: a conjunction by the sum, a disjunction by
 * the least of its parts' errors, negation by scoring the opposite.
 */
final class Fitness {
  /** Differences per condition that are worth a linear approximation. */
  private static final int MOST_DIFFERENCES = 6;

  private final ExprFactory factory;
  private final Distances distances;
  private final Map<Expr, Errors> known = new HashMap<>();

  Fitness(ExprFactory factory, Distances distances) {
    this.factory = factory;
    this.distances = distances;
  }

  /** The errors of a condition and of its negation. */
  private record Errors(Expr whenTrue, Expr whenFalse) {}

  /** The error of a condition. */
  Expr error(Expr condition) {
    for (Expr node : Dag.postOrder(List.of(condition))) {
      if (node.sort() == Sort.BOOL && !known.containsKey(node)) {
        known.put(node, score(node));
      }
    }
    return of(condition).whenTrue;
  }

  /** The signed differences of the numbers that a condition compares, not all if there are many. */
  List<Expr> differences(Expr condition) {
    Set<Expr> differences = new LinkedHashSet<>();
    for (Expr node : Dag.postOrder(List.of(condition))) {
      if (node.sort() == Sort.BOOL && node instanceof Operation atom) {
        distances.difference(atom).ifPresent(differences::add);
      }
    }
    return differences.stream()
        .filter(difference -> !(difference instanceof Constant))
        .limit(MOST_DIFFERENCES)
        .toList();
  }

  private Errors of(Expr condition) {
    return Objects.requireNonNull(known.get(condition));
  }

  private Errors score(Expr node) {
    if (!(node instanceof Operation operation)) {
      return flag(node);
    }
    return switch (operation.op()) {
      case NOT -> swapped(of(node.argument(0)));
      case AND -> conjunction(of(node.argument(0)), of(node.argument(1)));
      case OR -> swapped(conjunction(swapped(of(node.argument(0))), swapped(of(node.argument(1)))));
      case BOOL_EQ -> equivalence(of(node.argument(0)), of(node.argument(1)));
      case ITE -> choice(of(node.argument(0)), of(node.argument(1)), of(node.argument(2)));
      default -> atom(operation);
    };
  }

  private static Errors swapped(Errors errors) {
    return new Errors(errors.whenFalse, errors.whenTrue);
  }

  private Errors conjunction(Errors a, Errors b) {
    return new Errors(sum(a.whenTrue, b.whenTrue), least(a.whenFalse, b.whenFalse));
  }

  private Errors equivalence(Errors a, Errors b) {
    return new Errors(
        least(sum(a.whenTrue, b.whenTrue), sum(a.whenFalse, b.whenFalse)),
        least(sum(a.whenTrue, b.whenFalse), sum(a.whenFalse, b.whenTrue)));
  }

  private Errors choice(Errors condition, Errors then, Errors otherwise) {
    return new Errors(
        least(sum(condition.whenTrue, then.whenTrue), sum(condition.whenFalse, otherwise.whenTrue)),
        least(
            sum(condition.whenTrue, then.whenFalse),
            sum(condition.whenFalse, otherwise.whenFalse)));
  }

  private Errors atom(Operation atom) {
    return distances
        .distance(atom)
        .map(distance -> graded(atom, distance))
        .orElseGet(() -> flag(atom));
  }

  /** Graded where the condition is to hold; where it is not to, graded only if it is an order. */
  private Errors graded(Operation atom, Expr distance) {
    Expr zero = factory.doubleConst(0);
    Expr whenFalse =
        Distances.isOrder(atom.op()) ? factory.ite(atom, distance, zero) : flag(atom).whenFalse;
    return new Errors(factory.ite(atom, zero, distance), whenFalse);
  }

  private Errors flag(Expr condition) {
    Expr zero = factory.doubleConst(0);
    Expr one = factory.doubleConst(1);
    return new Errors(factory.ite(condition, zero, one), factory.ite(condition, one, zero));
  }

  private Expr sum(Expr a, Expr b) {
    return factory.apply(Op.DOUBLE_ADD, a, b);
  }

  private Expr least(Expr a, Expr b) {
    return factory.ite(factory.apply(Op.DOUBLE_LE, a, b), a, b);
  }
}
