package dev.quarry.symcretic.step;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.models.arrays.ArrayOperands;
import org.objectweb.asm.Type;

/** The arguments of a call in the state before it. */
final class SiteOperands implements ArrayOperands {
  private final Site site;
  private final int count;

  /**
   * @param count how many arguments there are, receiver included
   */
  SiteOperands(Site site, int count) {
    this.site = site;
    this.count = count;
  }

  Site site() {
    return site;
  }

  int count() {
    return count;
  }

  /** An argument as it lies on the stack. */
  Expr value(int argument) {
    return site.below(count - 1 - argument);
  }

  /** What is known of an argument's type. */
  Type type(int argument) {
    return site.typeBelow(count - 1 - argument);
  }

  @Override
  public ExprFactory factory() {
    return site.factory();
  }

  @Override
  public Expr isNull(int argument) {
    return site.isNull(value(argument));
  }

  @Override
  public Expr length(int argument) {
    return site.variables().length(value(argument));
  }

  @Override
  public Expr number(int argument) {
    return value(argument);
  }
}
