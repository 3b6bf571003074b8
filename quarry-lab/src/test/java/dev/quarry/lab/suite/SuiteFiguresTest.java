package dev.quarry.lab.suite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.engine.cover.ClassCoverage;
import dev.quarry.engine.cover.CoverEffort;
import dev.quarry.engine.cover.CoverResult;
import dev.quarry.engine.coverage.Count;
import dev.quarry.lab.plain.PlainRun;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SuiteFiguresTest {
  private static final PlainRun PASSED = new PlainRun(true, 3, 0, "");

  @Test
  void nestedClassesBelongToTheClassAroundThem() {
    SuiteFigures figures =
        figures(
            PASSED,
            Map.of("a.One", new Count(3, 4), "a.One$In", new Count(1, 2), "a.I", new Count(0, 0)));

    assertThat(figures.classes())
        .containsExactly(new ClassCounts("a.One", new Count(4, 6), new Count(4, 6)));
    assertThat(figures.isClean()).isTrue();
  }

  @Test
  void everyDifferenceIsNamed() {
    SuiteFigures figures =
        figures(PASSED, Map.of("a.One", new Count(5, 6), "a.Other", new Count(0, 2)));

    assertThat(figures.differences())
        .extracting(ClassCounts::name)
        .containsExactly("a.One", "a.Other");
    assertThat(figures.isClean()).isFalse();
    assertThat(new SuiteTables(List.of(figures)).tables().get(1).text())
        .contains("a.One", "4/6", "5/6", "differs");
  }

  @Test
  void aTestThatFailsInMavenIsADifferenceToo() {
    Map<String, Count> same = Map.of("a.One", new Count(4, 6));
    assertThat(figures(new PlainRun(true, 3, 1, "log"), same).isClean()).isFalse();
    assertThat(figures(new PlainRun(true, 2, 0, ""), same).isClean()).isFalse();
  }

  private static SuiteFigures figures(PlainRun run, Map<String, Count> reported) {
    ClassCoverage one =
        new ClassCoverage(
            "a.One",
            new Count(4, 6),
            new Count(1, 1),
            List.of(),
            3,
            List.of(),
            List.of(),
            Optional.empty(),
            CoverEffort.NONE,
            List.of(),
            List.of(),
            1);
    CoverResult result =
        new CoverResult(List.of(one), Path.of("out"), List.of(), Duration.ofSeconds(1));
    return SuiteFigures.of("some", result, run, reported);
  }
}
