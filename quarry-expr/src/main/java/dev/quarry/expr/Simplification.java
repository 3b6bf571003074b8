package dev.quarry.expr;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Rewrites an application into a simpler term of the same value in every model. */
@FunctionalInterface
public interface Simplification {
  /** Rewrites nothing. */
  Simplification NONE = (factory, op, arguments) -> null;

  /**
   * The simpler term, or null to keep the application as it is. Arguments are simplified already
   * and not all constant.
   */
  @Nullable Expr simplify(ExprFactory factory, Op op, List<Expr> arguments);
}
