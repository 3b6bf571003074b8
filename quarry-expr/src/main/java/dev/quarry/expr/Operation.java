package dev.quarry.expr;

import java.util.List;

/** The application of an {@link Op} to arguments. */
public final class Operation extends Expr {
  private final Op op;

  Operation(Op op, Sort sort, List<Expr> arguments) {
    super(sort, arguments, 41 * (op.ordinal() + 1));
    this.op = op;
  }

  /** What is applied. */
  public Op op() {
    return op;
  }

  @Override
  public boolean is(Op other) {
    return op == other;
  }

  @Override
  boolean sameLabel(Expr other) {
    return other instanceof Operation operation && op == operation.op;
  }
}
