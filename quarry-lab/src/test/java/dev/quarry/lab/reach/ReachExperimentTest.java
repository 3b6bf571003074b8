package dev.quarry.lab.reach;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.engine.reach.Engine;
import dev.quarry.engine.reach.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReachExperimentTest {
  private static final String SOURCE =
      """
      package small;
      public class Small {
        public static int sign(int a) {
          if (a * a == 2) {
            return 2;
          }
          return a == 4711 ? 1 : 0;
        }
        static class Hidden {
          int never(int a) {
            return a > 0 ? 1 : 2;
          }
        }
      }
      """;

  @TempDir Path directory;

  @Test
  void everySideIsDecidedAndNothingIsMeasuredTwice() throws Exception {
    ReachSettings settings = settings(compiled());
    ReachFigures figures = new ReachExperiment(settings).measure(text -> {});

    assertThat(figures.population()).isEqualTo(4);
    assertThat(figures.runs()).hasSize(8);
    assertThat(figures.contradictions()).isEmpty();
    for (Engine engine : settings.engines()) {
      assertThat(figures.runs())
          .filteredOn(run -> run.asked() == engine)
          .extracting(SideRun::outcome)
          .containsExactlyInAnyOrder(
              Outcome.REACHED, Outcome.REACHED, Outcome.REACHED, Outcome.UNREACHABLE);
    }
    List<String> told = new ArrayList<>();
    assertThat(new ReachExperiment(settings).measure(told::add).runs()).isEqualTo(figures.runs());
    assertThat(told).containsExactly("classes");
    assertThat(new ReachTables(figures).tables().get(0).text()).contains("100 %");
  }

  @Test
  void classesAreNamedWithStarsAndTakeTheirNestedOnesAlong() throws Exception {
    ReachSettings settings = settings(directory);
    assertThat(settings.admits("small.Small$Hidden")).isTrue();
    assertThat(settings.admits("small.deep.Other")).isFalse();
  }

  private ReachSettings settings(Path library) {
    return new ReachSettings(
        List.of(List.of(library)),
        List.of("small.*"),
        10,
        1,
        List.of(Engine.BACKWARD, Engine.BOTH),
        Duration.ofSeconds(30),
        1,
        directory.resolve("log.tsv"));
  }

  private Path compiled() throws IOException {
    Path classes = Files.createDirectories(directory.resolve("classes"));
    Path source = Files.writeString(directory.resolve("Small.java"), SOURCE);
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-d", classes.toString(), source.toString());
    assertThat(failed).isZero();
    return classes;
  }
}
