package dev.quarry.expr;

import java.util.List;

/** A call whose value only running code can give; it can be evaluated but not translated. */
public final class OpaqueCall extends Expr {
  private final OpaqueSymbol function;

  OpaqueCall(OpaqueSymbol function, List<Expr> arguments) {
    super(function.result(), arguments, 43 * function.name().hashCode());
    this.function = function;
  }

  /** What is called. */
  public OpaqueSymbol function() {
    return function;
  }

  @Override
  boolean sameLabel(Expr other) {
    return other instanceof OpaqueCall call && function.equals(call.function);
  }
}
