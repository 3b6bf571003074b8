package dev.quarry.lab.soundness;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.lab.soundness.generate.GeneratedProgram;
import dev.quarry.lab.soundness.generate.ProgramGenerator;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class ProgramGeneratorTest {
  private static final int PROGRAMS = 80;

  @Test
  void theSameSeedGrowsTheSameText() {
    for (GeneratedProgram program : programs()) {
      assertThat(ProgramGenerator.grow(program.seed(), "grown").source())
          .isEqualTo(program.source());
    }
    assertThat(programs().stream().map(GeneratedProgram::source).distinct()).hasSize(PROGRAMS);
  }

  /** An exception without a trace, or of no line of the program, leaves no truth behind. */
  @Test
  void nearlyAllProgramsCompileAndEndWithATruth() {
    List<CompiledProgram> compiled = CompiledProgram.of(programs());
    assertThat(compiled).hasSizeGreaterThan(PROGRAMS * 9 / 10);
    assertThat(compiled)
        .filteredOn(program -> !new ProgramCheck(program).truth().isIncomplete())
        .hasSizeGreaterThan(PROGRAMS * 8 / 10);
  }

  /** What nobody executes, and what everybody does, tells little about those who look for it. */
  @Test
  void someLinesAreExecutedAndSomeAreNot() {
    int lines = 0;
    int executed = 0;
    for (CompiledProgram program : CompiledProgram.of(programs().subList(0, 40))) {
      ProgramCheck check = new ProgramCheck(program);
      lines += check.truth().lines().size();
      executed += check.truth().executed().size();
    }
    assertThat(executed).isBetween(lines / 3, lines * 9 / 10);
  }

  private static List<GeneratedProgram> programs() {
    return LongStream.range(0, PROGRAMS)
        .mapToObj(seed -> ProgramGenerator.grow(seed, "grown"))
        .toList();
  }
}
