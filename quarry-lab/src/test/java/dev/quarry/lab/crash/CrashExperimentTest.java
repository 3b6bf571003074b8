package dev.quarry.lab.crash;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.lab.plain.PlainRun;
import dev.quarry.lab.report.Table;
import dev.quarry.testgen.confirm.StateEnding;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CrashExperimentTest {
  @TempDir Path directory;

  @Test
  void aLibraryIsHuntedAndCounted() throws Exception {
    Path library = compiled();
    List<String> told = new ArrayList<>();
    var settings =
        new CrashSettings(
            List.of(library),
            List.of(),
            Duration.ofSeconds(30),
            1,
            directory.resolve("projects"),
            CrashSettings.Check.NONE);
    List<Path> found = new ArrayList<>();
    List<LibraryFigures> figures =
        new CrashExperiment(settings, (where, result) -> found.add(where)).measure(told::add);

    assertThat(figures).hasSize(1);
    LibraryFigures small = figures.get(0);
    assertThat(small.name()).isEqualTo("small");
    assertThat(small.methods()).isEqualTo(3);
    assertThat(small.explored()).isEqualTo(2);
    assertThat(small.withoutRecipe()).isEqualTo(1);
    assertThat(small.states()).isEqualTo(Map.of(StateEnding.CONFIRMED, 1L));
    assertThat(small.share()).isEqualTo(1);
    assertThat(small.lines()).isEqualTo(1);
    assertThat(small.lineShare()).isEqualTo(1);
    assertThat(found).containsExactly(directory.resolve("projects/small"));
    assertThat(small.defects()).isEqualTo(1);
    assertThat(small.check()).isEmpty();
    assertThat(told).isNotEmpty();
    assertThat(directory.resolve("projects/small/src/test/java/SmallQuarryTest.java")).exists();
  }

  @Test
  void duplicatesOfWhatATestShowsAreConfirmedToo() {
    LibraryFigures figures =
        figures(
            Map.of(StateEnding.CONFIRMED, 5L, StateEnding.DUPLICATE, 2L, StateEnding.FLAKY, 3L));

    assertThat(figures.errorStates()).isEqualTo(10);
    assertThat(figures.confirmed()).isEqualTo(7);
    assertThat(figures.share()).isEqualTo(0.7);
  }

  @Test
  void everyLibraryHasARowAndEveryEndingThatOccursToo() {
    List<Table> tables =
        new CrashTables(
                List.of(
                    figures(Map.of(StateEnding.CONFIRMED, 5L)),
                    figures(Map.of(StateEnding.FLAKY, 1L))))
            .tables();

    assertThat(tables).extracting(table -> table.rows().size()).containsExactly(2, 2, 1);
    assertThat(tables.get(0).text()).contains("9 of 10 pass").contains("100 %").contains("50.0 %");
    assertThat(tables.get(1).rows())
        .containsExactly(List.of("confirmed", "5", "0"), List.of("flaky", "0", "1"));
  }

  private static LibraryFigures figures(Map<StateEnding, Long> states) {
    return new LibraryFigures(
        "some",
        7,
        6,
        1,
        states,
        4,
        2,
        3,
        4,
        Map.of(StateEnding.RETURNED, 20L),
        1.5,
        List.of(0.5, 1.0),
        Optional.of(new PlainRun(true, 10, 1, "")));
  }

  /** A constructor, a method that fails, and one that nobody can call. */
  private Path compiled() throws IOException {
    Path source = directory.resolve("Small.java");
    Files.writeString(
        source,
        """
        public class Small {
          public static int share(int of) {
            return 100 / (of - 7);
          }
          public static final class Locked {
            private Locked() {}
            public int get() {
              return 1;
            }
          }
        }
        """);
    Path classes = Files.createDirectories(directory.resolve("small"));
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-g", "-d", classes.toString(), source.toString());
    assertThat(code).isZero();
    return classes;
  }
}
