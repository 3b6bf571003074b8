package dev.quarry.solver.walk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.eval.JdkFunctions;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class EquationsTest {
  private final Terms t = new Terms();

  private boolean restored(Model start, Input changed, Object value, Expr... equations) {
    var space =
        new SearchSpace(t.factory, new JdkFunctions(), LinearPart.of(List.of(equations)), 1);
    var position = new Position(space, ErrorScale.PLAIN, start);
    position.set(space.index(changed), value);
    boolean restored = new Equations(space, new SplittableRandom(1)).restore(position);
    assertThat(position.value(space.index(changed))).isEqualTo(value);
    return restored && position.inside();
  }

  @Test
  void dependentVariableIsRecomputed() {
    Input x = t.ofInt("x");
    Input y = t.ofInt("y");
    Expr equation = t.eq(t.plus(x, t.times(y, t.number(5))), t.number(10));
    assertThat(restored(new Model(Map.of(x, 10)), y, -300, equation)).isTrue();
  }

  @Test
  void chainOfEquationsIsRestored() {
    Input x = t.ofLong("x");
    Input y = t.ofLong("y");
    Input z = t.ofLong("z");
    assertThat(
            restored(
                Model.EMPTY,
                x,
                12_345L,
                t.eq(t.plus(x, y), t.number(0L)),
                t.eq(t.plus(y, t.times(z, t.number(3L))), t.number(0L))))
        .isTrue();
  }

  @Test
  void oddCoefficientIsInvertedModuloThePowerOfTwo() {
    Input x = t.ofInt("x");
    Input y = t.ofInt("y");
    Expr equation = t.eq(t.plus(t.times(x, t.number(3)), t.times(y, t.number(7))), t.number(0));
    assertThat(restored(Model.EMPTY, x, 1, equation)).isTrue();
  }

  @Test
  void equationOfDoublesIsRestoredInSpiteOfRounding() {
    Input x = t.ofDouble("x");
    Input y = t.ofDouble("y");
    Expr equation = t.eq(t.plus(x, t.times(y, t.number(0.1))), t.number(0.3));
    assertThat(restored(Model.EMPTY, x, 0.7, equation)).isTrue();
  }

  @Test
  void evenCoefficientMayHaveNoSolution() {
    Input x = t.ofInt("x");
    Input y = t.ofInt("y");
    Expr equation = t.eq(t.plus(x, t.times(y, t.number(2))), t.number(0));
    assertThat(restored(Model.EMPTY, x, 1, equation)).isFalse();
  }
}
