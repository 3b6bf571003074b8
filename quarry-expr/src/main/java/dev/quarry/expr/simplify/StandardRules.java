package dev.quarry.expr.simplify;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.expr.Simplification;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The rules a factory uses unless told otherwise: one family of operations each, in turn. */
public final class StandardRules implements Simplification {
  private final List<Simplification> families =
      List.of(
          new BoolRules(),
          new IteRules(),
          new LinearRules(),
          new BitRules(),
          new ConversionRules(),
          new ThreeWayRules(),
          new StringRules(),
          new ComparisonRules(),
          new MapRules());

  private StandardRules() {}

  /** All rules. */
  public static Simplification create() {
    return new StandardRules();
  }

  @Override
  public @Nullable Expr simplify(ExprFactory factory, Op op, List<Expr> arguments) {
    for (Simplification family : families) {
      Expr simpler = family.simplify(factory, op, arguments);
      if (simpler != null) {
        return simpler;
      }
    }
    return null;
  }
}
