package dev.quarry.expr.strings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.OpaqueFunctions;
import java.util.List;

/** A condition beside its lowered form, compared model by model. */
final class LoweringCheck {
  private final Interpreter interpreter = new Interpreter(OpaqueFunctions.NONE);
  private final Expr original;
  private final LoweredStrings lowered;
  private final Expr sideConditions;
  private final Expr assumptions;

  LoweringCheck(ExprFactory factory, Expr original, Bounds bounds) {
    this.original = original;
    this.lowered = new StringLowering(factory).lower(List.of(original), bounds);
    this.sideConditions = factory.and(lowered.sideConditions());
    this.assumptions =
        factory.and(lowered.assumptions().stream().map(Restriction::condition).toList());
    assertThat(lowered.conjuncts().get(0).inputs())
        .extracting(Input::sort)
        .doesNotContain(Sort.STRING);
  }

  LoweredStrings lowered() {
    return lowered;
  }

  /** Compares in one model; whether the assumptions hold there. */
  boolean holdsAssumptionsIn(Model model) {
    Model encoded = lowered.encode(model);
    boolean truth = (Boolean) interpreter.evaluate(original, model);
    boolean loweredTruth = (Boolean) interpreter.evaluate(lowered.conjuncts().get(0), encoded);
    boolean assumed = (Boolean) interpreter.evaluate(assumptions, encoded);
    assertThat((Boolean) interpreter.evaluate(sideConditions, encoded))
        .as("side conditions of %s", model)
        .isTrue();
    if (assumed || truth) {
      assertThat(loweredTruth).as("%s in %s", original, model).isEqualTo(truth);
    }
    return assumed;
  }
}
