package dev.quarry.lab.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.lab.soundness.generate.GeneratedProgram;
import dev.quarry.lab.soundness.generate.ProgramGenerator;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReducerTest {
  /** The suspicion is a division by zero that escapes, which takes few statements. */
  @Test
  void whatDoesNotMatterIsCutOff() throws Exception {
    GeneratedProgram program = suspect();
    GeneratedProgram reduced = new Reducer(ReducerTest::divides, 1_000).reduce(program);
    assertThat(divides(reduced)).isTrue();
    assertThat(reduced.tree().size()).isLessThan(program.tree().size() / 2);
  }

  private static GeneratedProgram suspect() {
    for (long seed = 0; ; seed++) {
      GeneratedProgram program = ProgramGenerator.grow(seed, "grown");
      if (divides(program)) {
        return program;
      }
    }
  }

  private static boolean divides(GeneratedProgram program) {
    return CompiledProgram.of(List.of(program)).stream()
        .map(compiled -> new ProgramCheck(compiled).truth())
        .filter(truth -> !truth.isIncomplete())
        .flatMap(truth -> truth.outcomes().values().stream())
        .flatMap(outcomes -> outcomes.stream())
        .anyMatch(outcome -> outcome.exception().equals(ArithmeticException.class.getName()));
  }
}
