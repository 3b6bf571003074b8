package dev.quarry.lab.speed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Model;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.JdkFunctions;
import java.util.List;
import org.junit.jupiter.api.Test;

class SampleFitnessTest {
  private final SampleFitness sample = new SampleFitness();
  private final Expr expr = sample.expression();

  @Test
  void theExpressionHasSixtyNodes() {
    assertThat(Dag.size(List.of(expr))).isEqualTo(60);
  }

  @Test
  void theTreeWalkComputesWhatTheInterpreterComputes() {
    var functions = new JdkFunctions();
    for (Model model : sample.models(50, 3)) {
      assertThat(new TreeWalk(functions).evaluate(expr, model))
          .isEqualTo(new Interpreter(functions).evaluate(expr, model));
    }
  }
}
