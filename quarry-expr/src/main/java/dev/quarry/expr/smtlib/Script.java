package dev.quarry.expr.smtlib;

import dev.quarry.expr.Expr;
import java.util.List;
import java.util.Optional;

/**
 * What a script asks.
 *
 * @param inputs what it declares, in order
 * @param assertions the conjuncts, in order
 * @param status the answer it announces by {@code (set-info :status …)}
 */
public record Script(List<DeclaredInput> inputs, List<Expr> assertions, Optional<String> status) {
  public Script {
    inputs = List.copyOf(inputs);
    assertions = List.copyOf(assertions);
  }
}
