package dev.quarry.expr.smtlib;

import dev.quarry.expr.Expr;
import java.util.List;

/**
 * Writes conjuncts as SMT-LIB 2.6 in the logic QF_ABVFP, bit for bit as the JVM computes.
 *
 * <p>A conjunct with something in it that has no encoding (strings, opaque calls, refused
 * operations) is left out and reported: what is encoded then is weaker than the query, so that
 * Unsat still holds for the query while a model needs checking.
 */
public final class SmtLibEncoder {
  private final EncodingOptions options;

  public SmtLibEncoder(EncodingOptions options) {
    this.options = options;
  }

  /** Encodes each conjunct; terms of other sorts are encoded just as well. */
  public SmtEncoding encode(List<Expr> conjuncts) {
    return new EncodingRun(options).run(conjuncts);
  }
}
