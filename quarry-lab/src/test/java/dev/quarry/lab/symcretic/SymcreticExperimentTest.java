package dev.quarry.lab.symcretic;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.engine.reach.Engine;
import dev.quarry.engine.reach.Outcome;
import dev.quarry.lab.report.Table;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SymcreticExperimentTest {
  private static final Set<String> CHEAP = Set.of("dart", "narrow", "trityp", "slicing", "unreach");

  @Test
  void cheapProgramsAreDecidedByBothEngines() throws Exception {
    List<LabProgram> programs =
        LabProgram.ALL.stream().filter(program -> CHEAP.contains(program.name())).toList();
    var settings =
        new SymcreticSettings(programs, 1, Duration.ofMinutes(1), List.of(3, 6), List.of(4));
    List<String> told = new ArrayList<>();

    SymcreticFigures figures = new SymcreticExperiment(settings).measure(told::add);

    for (Engine engine : SymcreticFigures.ENGINES) {
      assertThat(figures.programs(engine))
          .allSatisfy(
              each -> {
                assertThat(each.reached()).isEqualTo(each.program().reachable());
                assertThat(each.proved()).isEqualTo(each.program().unreachable());
              });
    }
    assertThat(figures.scaling())
        .extracting(ScalingFigures::outcome)
        .containsExactly(
            Outcome.UNREACHABLE,
            Outcome.UNREACHABLE,
            Outcome.UNREACHABLE,
            Outcome.UNREACHABLE,
            Outcome.REACHED);
    assertThat(figures.scaling().subList(0, 4))
        .allSatisfy(each -> assertThat(each.segments()).isLessThanOrEqualTo(3));
    assertThat(told).isNotEmpty();
    assertThat(new SymcreticTables(figures).tables())
        .extracting(table -> table.rows().size())
        .containsExactly(6, 5, 5);
  }

  @Test
  void thePublishedProgramsHaveFifteenReachableTargets() {
    assertThat(LabProgram.ALL).hasSize(10);
    assertThat(LabProgram.ALL.stream().mapToInt(LabProgram::reachable).sum()).isEqualTo(15);
    assertThat(LabProgram.ALL.stream().mapToInt(LabProgram::targets).sum()).isEqualTo(18);
    assertThat(LabProgram.ALL.stream().mapToDouble(each -> each.cilocnoc().covered()).sum())
        .isEqualTo(12);
    assertThat(LabProgram.ALL.stream().mapToInt(each -> each.cilocnoc().segments()).sum())
        .isEqualTo(1833);
  }

  @Test
  void aMeanIsWrittenWithoutNeedlessDigits() {
    var run = new TargetRun("dart", "Dart.java:1", Engine.BACKWARD, 1, Outcome.REACHED, 3, 0, 0.25);
    var settings =
        new SymcreticSettings(
            LabProgram.ALL.subList(0, 1), 1, Duration.ofSeconds(1), List.of(), List.of());
    var figures = new SymcreticFigures(settings, List.of(run), List.of(), List.of(1.0, 2.0));

    Table first = new SymcreticTables(figures).tables().get(0);

    assertThat(first.rows().get(0))
        .containsExactly("dart", "1", "0", "1", "0", "3", "0", "0.25", "0", "0", "0", "0", "0");
  }
}
