package dev.quarry.lab.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.engine.cover.CurvePoint;
import dev.quarry.lab.report.Table;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CoverageExperimentTest {
  @TempDir private Path directory;

  @Test
  void runsAreMadeOnceAndKept() throws Exception {
    List<CoverageSubject> subjects = OwnSubjects.in(directory.resolve("classes"));
    var settings =
        new CoverageSettings(
            subjects.subList(1, 2),
            List.of("greedy", "random"),
            1,
            Duration.ofSeconds(2),
            directory);
    List<CoverageRun> runs = new CoverageExperiment(settings).measure(text -> {});
    assertThat(runs).extracting(CoverageRun::strategy).containsExactly("greedy", "random");
    assertThat(runs).allSatisfy(run -> assertThat(run.total()).isEqualTo(16));
    List<String> told = new ArrayList<>();
    assertThat(new CoverageExperiment(settings).measure(told::add)).hasSameSizeAs(runs);
    assertThat(told).isEmpty();
  }

  @Test
  void whatIsWrittenIsReadBack() {
    CoverageRun run = run("greedy", new CurvePoint(0.25, 3), new CurvePoint(1.5, 7));
    assertThat(CoverageRun.parse(run.line())).contains(run);
    assertThat(CoverageRun.parse("acme.Foo;other;gre")).isEmpty();
  }

  @Test
  void aCurveIsReadAtAnyTime() {
    CoverageRun run = run("greedy", new CurvePoint(0.25, 3), new CurvePoint(1.5, 7));
    assertThat(run.covered(0.1)).isZero();
    assertThat(run.covered(1)).isEqualTo(3);
    assertThat(run.share()).isEqualTo(0.7);
  }

  @Test
  void tablesHaveAColumnForEachStrategyAndThePlotACurve() {
    List<CoverageRun> runs =
        List.of(run("greedy", new CurvePoint(0.5, 9)), run("random", new CurvePoint(1, 5)));
    String text =
        new CoverageTables(runs).tables().stream().map(Table::text).collect(Collectors.joining());
    assertThat(text).contains("greedy", "random", "90.0", "50.0", "mean of all");
    String svg = CoveragePlot.svg("a < b", runs);
    assertThat(svg).contains("a &lt; b", ">greedy<", ">random<");
    assertThat(svg.split("<polyline", -1)).hasSize(3);
  }

  private static CoverageRun run(String strategy, CurvePoint... curve) {
    return new CoverageRun("acme.Foo", "other", strategy, 1, 2_000, 10, 0.0125, List.of(curve));
  }
}
