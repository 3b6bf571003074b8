package dev.quarry.engine.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.engine.Session;
import dev.quarry.solver.chain.SolverOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is left of the budget when a tree has nothing left to follow. Runs are the limit here. */
final class RandomPathsTest {
  private static final int RUNS = 200;

  @TempDir private static Path directory;

  @BeforeAll
  static void compile() throws IOException {
    Path file = directory.resolve("Lost.java");
    Files.writeString(
        file,
        """
        public class Lost {
          public static int hash(int a, int b) {
            if (java.util.Arrays.hashCode(new int[] {a, b}) % 11 == 3) {
              return b > a ? 2 : 1;
            }
            return 0;
          }

          public static int followed(int a) {
            return a > 7 ? 1 : 0;
          }

          public static int none() {
            return java.util.Arrays.hashCode(new int[] {5}) % 11 == 3 ? 1 : 0;
          }
        }
        """);
    assertThat(
            ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-g", "-parameters", file.toString()))
        .isZero();
  }

  private static ExploreResult explore(String method, ExploreLimits.Rest rest)
      throws IOException, InterruptedException {
    try (Session session = Session.open(SolverOptions.defaults())) {
      ExploreLimits limits =
          ExploreLimits.of(Duration.ofMinutes(5)).withMaxRuns(RUNS).withRest(rest);
      return session.explore(
          ExploreOptions.of(List.of(directory), "Lost#" + method, limits), ExploreProgress.NONE);
    }
  }

  private static List<String> values(ExploreResult result) {
    return result.paths().stream().map(path -> path.ending().value()).sorted().distinct().toList();
  }

  @Test
  void randomRunsFindPathsThatTheTreeDoesNotKnowAndItGoesOnFromThere() throws Exception {
    ExploreResult alone = explore("hash", ExploreLimits.Rest.UNUSED);
    ExploreResult random = explore("hash", ExploreLimits.Rest.RANDOM_RUNS);

    assertThat(values(alone)).containsExactly("0");
    assertThat(values(random)).containsExactly("0", "1", "2");
    assertThat(random.exhausted()).isFalse();
    assertThat(random.runs()).isEqualTo(RUNS);
  }

  @Test
  void whatIsExhaustedEndsAtOnce() throws Exception {
    ExploreResult result = explore("followed", ExploreLimits.Rest.RANDOM_RUNS);

    assertThat(result.exhausted()).isTrue();
    assertThat(result.runs()).isEqualTo(2);
  }

  @Test
  void whatHasNothingToChooseEndsAtOnce() throws Exception {
    ExploreResult result = explore("none", ExploreLimits.Rest.RANDOM_RUNS);

    assertThat(result.runs()).isLessThan(RUNS);
  }
}
