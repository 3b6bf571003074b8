package dev.quarry.lab.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.engine.cover.CurvePoint;
import dev.quarry.lab.report.Table;
import dev.quarry.program.ClassPath;
import dev.quarry.program.Program;
import dev.quarry.program.flow.ControlFlow;
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
            2,
            directory);
    List<CoverageRun> runs = new CoverageExperiment(settings).measure(text -> {});
    assertThat(runs).extracting(CoverageRun::strategy).containsExactly("greedy", "random");
    assertThat(runs).allSatisfy(run -> assertThat(run.total()).isEqualTo(16));
    List<String> told = new ArrayList<>();
    assertThat(new CoverageExperiment(settings).measure(told::add)).hasSameSizeAs(runs);
    assertThat(told).isEmpty();
  }

  @Test
  void aLongerRunTellsWhatAShorterOneWould() {
    CoverageRun run = run("greedy", new CurvePoint(0.25, 3));
    assertThat(run.answers("acme.Foo", "greedy", 1, 1_000)).isTrue();
    assertThat(run.answers("acme.Foo", "greedy", 1, 3_000)).isFalse();
    assertThat(run.answers("acme.Foo", "greedy", 2, 1_000)).isFalse();
  }

  @Test
  void aRunThatFailsIsNamedAndLeftOut() throws Exception {
    var gone = new CoverageSubject("acme.Gone", CoverageSubject.Kind.OTHER, List.of(directory));
    var experiment =
        new CoverageExperiment(
            new CoverageSettings(
                List.of(gone), List.of("random"), 1, Duration.ofSeconds(1), 1, directory));
    assertThat(experiment.measure(text -> {})).isEmpty();
    assertThat(experiment.failures())
        .singleElement()
        .satisfies(text -> assertThat(text).contains("seed 1: acme.Gone, random", "acme.Gone"));
  }

  @Test
  void aGeneratedClassHasAsManyBlocksAsWanted() throws Exception {
    CoverageSubject subject = GeneratedSubjects.of(500, directory);
    try (Program program = new Program(ClassPath.of(subject.classPath()))) {
      int blocks =
          program.bodies(program.classPath().get(subject.name())).stream()
              .mapToInt(body -> ControlFlow.of(body).blocks().size())
              .sum();
      assertThat(blocks).isGreaterThan(500);
    }
    assertThat(GeneratedSource.of(500, 1)).isEqualTo(GeneratedSource.of(500, 1));
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
        new CoverageTables(runs, List.of(0.7, 2.0))
            .tables().stream().map(Table::text).collect(Collectors.joining());
    assertThat(text)
        .contains("Branches covered after 0.7 s", "Branches covered after 2 s")
        .contains("greedy", "random", "90.0", "50.0", "mean of all")
        .contains("Difference to random after 2 s", "+40.0", "+90.0");
    String svg = CoveragePlot.svg("a < b", runs);
    assertThat(svg).contains("a &lt; b", ">greedy<", ">random<");
    assertThat(svg.split("<polyline", -1)).hasSize(3);
  }

  private static CoverageRun run(String strategy, CurvePoint... curve) {
    return new CoverageRun("acme.Foo", "other", strategy, 1, 2_000, 10, 0.0125, 30, List.of(curve));
  }
}
