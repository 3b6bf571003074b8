package dev.quarry.lab.speed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Dag;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.OpaqueFunctions;
import org.junit.jupiter.api.Test;

class SamplePathTest {
  private final SamplePath path = new SamplePath(new ExprFactory());
  private final Interpreter interpreter = new Interpreter(OpaqueFunctions.NONE);

  @Test
  void hasTwoHundredConjunctsOverAHundredInputs() {
    assertThat(path.conjuncts()).hasSize(200).doesNotHaveDuplicates();
    assertThat(Dag.inputsOf(path.conjuncts())).hasSize(100);
  }

  @Test
  void modelTakesThePathButNotTheFlippedBranch() {
    assertThat(interpreter.satisfies(path.model(), path.conjuncts())).isTrue();
    assertThat(interpreter.satisfies(path.model(), path.flipped())).isFalse();
  }
}
