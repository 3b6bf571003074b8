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

class PositionTest {
  private final Terms t = new Terms();
  private final Input x = t.ofInt("x");
  private final Input y = t.ofInt("y");
  private final Input z = t.ofInt("z");
  private final List<Expr> conjuncts =
      List.of(
          t.eq(t.times(x, y), t.number(12)),
          t.less(t.times(y, z), t.number(-5)),
          t.less(t.number(0), x));
  private final SearchSpace space =
      new SearchSpace(t.factory, new JdkFunctions(), LinearPart.of(conjuncts), 1);

  private Position at(Model model) {
    return new Position(space, ErrorScale.PLAIN, model);
  }

  @Test
  void cachedErrorsAgreeWithFreshOnes() {
    var random = new SplittableRandom(5);
    Position position = at(Model.EMPTY);
    for (int i = 0; i < 500; i++) {
      int variable = random.nextInt(3);
      position.set(variable, random.nextInt(-9, 10));
      double tentative = position.total();
      assertThat(tentative).isEqualTo(at(position.toModel()).currentTotal());
      if (random.nextBoolean()) {
        position.commit();
        assertThat(position.currentTotal()).isEqualTo(tentative);
      } else {
        position.revert();
      }
      assertThat(position.currentTotal()).isEqualTo(at(position.toModel()).currentTotal());
    }
  }

  @Test
  void onlyConstraintsWithAChangedVariableAreEvaluatedAgain() {
    Position position = at(Model.EMPTY);
    long before = position.evaluations();
    position.set(space.index(z), 7);
    position.total();
    assertThat(position.evaluations() - before).isEqualTo(1);
  }

  @Test
  void revertedChangeLeavesNoTrace() {
    Position position = at(new Model(Map.of(x, 3, y, 4)));
    Model before = position.toModel();
    position.set(space.index(x), 100);
    position.set(space.index(y), 200);
    position.revert();
    assertThat(position.toModel()).isEqualTo(before);
    assertThat(position.changedVariables()).isEmpty();
  }

  @Test
  void changeAcrossAWallIsOutside() {
    Position position = at(new Model(Map.of(x, 3)));
    position.set(space.index(x), -1);
    assertThat(position.inside()).isFalse();
    position.revert();
    position.set(space.index(y), -1);
    assertThat(position.inside()).isTrue();
  }
}
