package dev.quarry.solver.walk;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.expr.OpaqueSymbol;
import dev.quarry.expr.Operation;
import java.util.List;
import java.util.Optional;

/**
 * How far the two sides of a comparison are apart, as expressions of sort double. Differences of
 * integers never wrap around (thesis §5.6 saturates them for the same reason); a difference that is
 * not a number counts as an eighth of the largest double, and so do larger ones.
 */
final class Distances {
  /** The error of what has no better one (§5.6). */
  static final double WORST = Double.MAX_VALUE / 8;

  private final ExprFactory factory;
  private final double leastViolation;

  /**
   * @param leastViolation added to the difference of floating-point numbers in the wrong order; 1
   *     as published, less to resolve small numbers
   */
  Distances(ExprFactory factory, double leastViolation) {
    this.factory = factory;
    this.leastViolation = leastViolation;
  }

  /** Whether the operation compares numbers by order, so that its negation is graded too. */
  static boolean isOrder(Op op) {
    return switch (op) {
      case INT_LT, INT_LE, LONG_LT, LONG_LE, FLOAT_LT, FLOAT_LE, DOUBLE_LT, DOUBLE_LE -> true;
      default -> false;
    };
  }

  /**
   * A positive number wherever the comparison, or if {@link #isOrder} its negation, is violated.
   * Empty for conditions that are just true or false.
   */
  Optional<Expr> distance(Operation atom) {
    return switch (atom.op()) {
      case INT_EQ, LONG_EQ, FLOAT_EQ, DOUBLE_EQ -> difference(atom).map(this::size);
      case INT_LT, INT_LE, LONG_LT, LONG_LE -> difference(atom).map(d -> plus(size(d), 1));
      case FLOAT_LT, FLOAT_LE, DOUBLE_LT, DOUBLE_LE ->
          difference(atom).map(d -> plus(size(d), leastViolation));
      case STRING_EQ -> call(WalkFunctions.EQUAL, atom);
      case STRING_EQ_IGNORE_CASE -> call(WalkFunctions.EQUAL_IGNORING_CASE, atom);
      case STRING_STARTS_WITH -> call(WalkFunctions.STARTS_WITH, atom);
      case STRING_ENDS_WITH -> call(WalkFunctions.ENDS_WITH, atom);
      case STRING_CONTAINS -> call(WalkFunctions.CONTAINS, atom);
      case STRING_MATCHES -> call(WalkFunctions.MATCHES, atom);
      case STRING_IS_INT -> call(WalkFunctions.IS_INT, atom);
      case STRING_IS_LONG -> call(WalkFunctions.IS_LONG, atom);
      case STRING_IS_BLANK -> call(WalkFunctions.BLANK, atom);
      case STRING_IS_EMPTY ->
          Optional.of(
              factory.apply(Op.INT_TO_DOUBLE, factory.apply(Op.STRING_LENGTH, atom.argument(0))));
      default -> Optional.empty();
    };
  }

  /** Left minus right, for comparisons of numbers. */
  Optional<Expr> difference(Operation atom) {
    return switch (atom.op()) {
      case INT_EQ, INT_LT, INT_LE -> Optional.of(ofInts(atom.argument(0), atom.argument(1)));
      case LONG_EQ, LONG_LT, LONG_LE -> Optional.of(ofLongs(atom.argument(0), atom.argument(1)));
      case FLOAT_EQ, FLOAT_LT, FLOAT_LE ->
          Optional.of(
              factory.apply(
                  Op.DOUBLE_SUB,
                  factory.apply(Op.FLOAT_TO_DOUBLE, atom.argument(0)),
                  factory.apply(Op.FLOAT_TO_DOUBLE, atom.argument(1))));
      case DOUBLE_EQ, DOUBLE_LT, DOUBLE_LE ->
          Optional.of(factory.apply(Op.DOUBLE_SUB, atom.argument(0), atom.argument(1)));
      default -> Optional.empty();
    };
  }

  private Expr ofInts(Expr a, Expr b) {
    return factory.apply(
        Op.LONG_TO_DOUBLE,
        factory.apply(
            Op.LONG_SUB, factory.apply(Op.INT_TO_LONG, a), factory.apply(Op.INT_TO_LONG, b)));
  }

  /** Exact if the difference fits into a long, so that it is 0 for equal numbers only. */
  private Expr ofLongs(Expr a, Expr b) {
    Expr exact = factory.apply(Op.LONG_SUB, a, b);
    Expr wrapped =
        factory.apply(
            Op.LONG_LT,
            factory.apply(
                Op.LONG_AND,
                factory.apply(Op.LONG_XOR, a, b),
                factory.apply(Op.LONG_XOR, a, exact)),
            factory.longConst(0));
    return factory.ite(
        wrapped,
        factory.apply(
            Op.DOUBLE_SUB,
            factory.apply(Op.LONG_TO_DOUBLE, a),
            factory.apply(Op.LONG_TO_DOUBLE, b)),
        factory.apply(Op.LONG_TO_DOUBLE, exact));
  }

  private Expr size(Expr difference) {
    Expr size = factory.apply(Op.DOUBLE_ABS, difference);
    Expr worst = factory.doubleConst(WORST);
    return factory.ite(factory.apply(Op.DOUBLE_LE, size, worst), size, worst);
  }

  private Expr plus(Expr distance, double violation) {
    return factory.apply(Op.DOUBLE_ADD, distance, factory.doubleConst(violation));
  }

  private Optional<Expr> call(OpaqueSymbol distance, Operation atom) {
    List<Expr> arguments = atom.arguments().subList(0, distance.parameters().size());
    return Optional.of(factory.call(distance, arguments));
  }
}
