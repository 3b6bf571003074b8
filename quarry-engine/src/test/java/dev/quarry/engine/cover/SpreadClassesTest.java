package dev.quarry.engine.cover;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.engine.Session;
import dev.quarry.engine.scope.ScopeOptions;
import dev.quarry.engine.setting.Setting;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.engine.spread.HereSpread;
import dev.quarry.engine.spread.Spread;
import dev.quarry.solver.Measure;
import dev.quarry.solver.chain.SolverOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who covers classes is not seen from the suite. */
final class SpreadClassesTest {
  @TempDir private Path directory;
  private Path classes = Path.of("");

  @BeforeEach
  void compile() throws IOException {
    classes =
        new CoverFixture(directory)
            .with(
                "Sign",
                "public class Sign { public static int of(int n) { return n < 0 ? -1 : n == 4711 ?"
                    + " 1 : 0; } }")
            .with(
                "Turn",
                "public class Turn { private int at; public int on(int n) { at += n; return at > 9"
                    + " ? at = 0 : at; } }")
            .classes();
  }

  private CoverResult cover(String output, Optional<Spread> spread) throws Exception {
    CoverOptions options =
        new CoverOptions(
            Setting.of(List.of(classes)).withMeasure(Measure.WORK),
            ScopeOptions.of("Sign", "Turn#on"),
            Selection.ALL,
            "greedy",
            CoverLimits.DEFAULT.withBudget(Duration.ofMinutes(2)).withMaxRuns(200),
            Duration.ofHours(1),
            TestOutput.in(directory.resolve(output)),
            Set.of());
    try (Session session = Session.open(SolverOptions.defaults().withMeasure(Measure.WORK))) {
      return session.cover(options, CoverProgress.NONE, spread);
    }
  }

  private static List<String> tests(CoverResult result) throws IOException {
    List<Path> files =
        result.classes().stream().flatMap(type -> type.files().stream()).sorted().toList();
    return files.stream().map(SpreadClassesTest::text).toList();
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void classesThatOthersCoverAreCoveredAlike() throws Exception {
    HereSpread here = new HereSpread();
    CoverResult spread = cover("spread", Optional.of(here));
    CoverResult alone = cover("alone", Optional.empty());

    assertThat(alone.branches().covered()).isEqualTo(alone.branches().total()).isEqualTo(6);
    assertThat(spread.classes())
        .usingRecursiveFieldByFieldElementComparatorIgnoringFields(
            "seconds", "files", "effort", "curve")
        .isEqualTo(alone.classes());
    assertThat(tests(spread)).hasSize(2).isEqualTo(tests(alone));
    assertThat(here.refused()).isPositive();
  }
}
