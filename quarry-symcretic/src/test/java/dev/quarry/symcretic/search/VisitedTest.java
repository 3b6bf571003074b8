package dev.quarry.symcretic.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.expr.testing.SampleValues;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import dev.quarry.symcretic.state.Formula;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What is dropped because of something seen before is implied by it. */
final class VisitedTest {
  private static final MethodId METHOD = MethodId.ofInternal("A", "a", "(II)V");

  private final ExprFactory factory = new ExprFactory();
  private final SplittableRandom random = new SplittableRandom(3);
  private final SampleValues values = new SampleValues(5);
  private final Interpreter interpreter = new Interpreter(new JdkFunctions());

  @Test
  void everyStateOfADroppedObligationIsOneOfAnObligationThatWasKept() {
    int dropped = 0;
    for (int round = 0; round < 50; round++) {
      var visited = new Visited();
      List<Formula> kept = new ArrayList<>();
      for (int i = 0; i < 40; i++) {
        Formula formula = formula();
        if (visited.add(Obligation.at(METHOD, 3, formula))) {
          kept.add(formula);
        } else {
          dropped++;
          assertImplied(formula, kept);
        }
      }
    }
    assertThat(dropped).isPositive();
  }

  @Test
  void anotherPlaceOrFrameIsAnotherMatter() {
    var visited = new Visited();
    Formula formula = formula();

    assertThat(visited.add(Obligation.at(METHOD, 3, formula))).isTrue();
    assertThat(visited.add(Obligation.at(METHOD, 4, formula))).isTrue();
    assertThat(visited.add(Obligation.at(METHOD, 3, formula).moved(METHOD, 3, 1, null, formula)))
        .isTrue();
    assertThat(visited.add(Obligation.at(METHOD, 3, formula).withInitialised(Set.of("A"))))
        .isTrue();
    assertThat(visited.add(Obligation.at(METHOD, 3, formula))).isFalse();
  }

  private void assertImplied(Formula dropped, List<Formula> kept) {
    for (int i = 0; i < 50; i++) {
      var state = values.model(dropped.variables());
      if (interpreter.satisfies(state, dropped.conditions())) {
        assertThat(kept)
            .as("one that holds where %s does", dropped)
            .anyMatch(formula -> interpreter.satisfies(state, formula.conditions()));
      }
    }
  }

  private Formula formula() {
    Formula formula = Formula.TRUE;
    for (int i = random.nextInt(4); i >= 0; i--) {
      Expr x = factory.input("x" + random.nextInt(2), Sort.INT);
      Op op = random.nextBoolean() ? Op.INT_LT : Op.INT_LE;
      Expr condition = factory.apply(op, x, factory.intConst(random.nextInt(-1, 2)));
      formula =
          formula.and(
              random.nextBoolean() ? condition : factory.not(condition), new Location(METHOD, 0));
    }
    return formula;
  }
}
