package dev.quarry.solver.walk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LinearPartTest {
  private final Terms t = new Terms();
  private final Input x = t.ofInt("x");
  private final Input y = t.ofInt("y");

  @Test
  void sumsAreLinearAndProductsAreNot() {
    Expr sum = t.less(t.plus(x, t.times(y, t.number(3))), t.number(7));
    Expr product = t.less(t.times(x, y), t.number(7));
    LinearPart part = LinearPart.of(List.of(sum, product));
    assertThat(part.conditions()).containsExactly(sum);
    assertThat(part.rest()).containsExactly(product);
  }

  @Test
  void coefficientsAreThoseOfLeftMinusRight() {
    LinearConjunct conjunct =
        LinearConjunct.of(t.factory.raw(Op.INT_LT, t.times(x, t.number(2)), t.plus(y, t.number(1))))
            .orElseThrow();
    assertThat(conjunct.coefficients()).isEqualTo(Map.of(x, 2.0, y, -1.0));
    assertThat(conjunct.side()).isEqualTo(LinearConjunct.Side.BELOW);
  }

  @Test
  void negatedComparisonOfDoublesLiesOnTheOtherSide() {
    Input d = t.ofDouble("d");
    Expr notLess = t.factory.not(t.less(d, t.number(1.5)));
    assertThat(LinearConjunct.of(notLess).orElseThrow().side())
        .isEqualTo(LinearConjunct.Side.ABOVE);
    Expr different = t.factory.not(t.eq(d, t.number(1.5)));
    assertThat(LinearConjunct.of(different).orElseThrow().side())
        .isEqualTo(LinearConjunct.Side.NOT_ZERO);
  }

  @Test
  void opaqueCallsAndBitOperationsAreNotLinear() {
    Expr opaque = t.less(t.math("sin", t.ofDouble("d")), t.number(0.0));
    Expr bits = t.eq(t.apply(Op.INT_XOR, x, y), t.number(3));
    assertThat(LinearPart.of(List.of(opaque, bits)).linear()).isEmpty();
  }

  @Test
  void violatedConditionsCanBeMovedToTheRest() {
    Expr a = t.less(x, t.number(3));
    Expr b = t.less(y, t.number(3));
    LinearPart part = LinearPart.of(List.of(a, b)).demoting(List.of(a));
    assertThat(part.conditions()).containsExactly(b);
    assertThat(part.rest()).containsExactly(a);
  }
}
