package dev.quarry.expr;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.eval.JdkFunctions;
import java.util.List;
import org.junit.jupiter.api.Test;

final class MetricsTest {
  private final ExprFactory factory = new ExprFactory(Simplification.NONE);
  private final Expr x = factory.input("x", Sort.INT);
  private final Expr y = factory.input("y", Sort.INT);

  @Test
  void sharedNodesCountOnce() {
    Expr product = factory.apply(Op.INT_MUL, x, y);
    Expr sum = factory.apply(Op.INT_ADD, product, product);
    Metrics metrics = Metrics.of(List.of(factory.eq(sum, x), factory.eq(product, y)));
    assertThat(metrics.nodes()).isEqualTo(6);
    assertThat(metrics.depth()).isEqualTo(4);
    assertThat(metrics.inputs()).isEqualTo(2);
    assertThat(metrics.operators())
        .containsOnly(
            java.util.Map.entry(Op.INT_MUL, 1),
            java.util.Map.entry(Op.INT_ADD, 1),
            java.util.Map.entry(Op.INT_EQ, 2));
  }

  @Test
  void nonLinearOperationsAreThoseWithoutAConstantWhereItMatters() {
    Expr three = factory.intConst(3);
    assertThat(nonLinear(factory.apply(Op.INT_MUL, x, three))).isZero();
    assertThat(nonLinear(factory.apply(Op.INT_MUL, x, x))).isOne();
    assertThat(nonLinear(factory.apply(Op.INT_DIV, x, three))).isZero();
    assertThat(nonLinear(factory.apply(Op.INT_DIV, three, x))).isOne();
    assertThat(nonLinear(factory.apply(Op.INT_SHL, three, x))).isOne();
    assertThat(nonLinear(factory.apply(Op.INT_ADD, x, y))).isZero();
  }

  private static int nonLinear(Expr expr) {
    return Metrics.of(List.of(expr)).nonLinear();
  }

  @Test
  void floatsStringsAndOpaqueCallsAreCounted() {
    Expr wide = factory.apply(Op.INT_TO_DOUBLE, x);
    Expr sine = factory.call(JdkFunctions.symbol("java.lang.Math", "sin", "(D)D"), List.of(wide));
    Expr length = factory.apply(Op.STRING_LENGTH, factory.input("s", Sort.STRING));
    Metrics metrics = Metrics.of(List.of(factory.apply(Op.DOUBLE_SQRT, sine), length));
    assertThat(metrics.opaqueCalls()).isOne();
    assertThat(metrics.floatingPoint()).isEqualTo(2);
    assertThat(metrics.strings()).isOne();
    assertThat(metrics.count(Op.DOUBLE_SQRT)).isOne();
    assertThat(metrics.count(Op.DOUBLE_ADD)).isZero();
  }

  @Test
  void nothingHasNoSize() {
    assertThat(Metrics.of(List.of()))
        .isEqualTo(new Metrics(0, 0, 0, java.util.Map.of(), 0, 0, 0, 0));
  }
}
