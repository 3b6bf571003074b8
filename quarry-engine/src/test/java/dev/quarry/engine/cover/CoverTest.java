package dev.quarry.engine.cover;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.engine.cover.CoverOptions.Extra;
import dev.quarry.engine.coverage.Count;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CoverTest {
  private static final String EASY =
      """
      public class Easy {
        public static String sign(int n) {
          return n < 0 ? "negative" : n > 0 ? "positive" : "zero";
        }
        public static int longest(String a, String b) {
          if (a == null || b == null) { return -1; }
          return a.length() > b.length() ? a.length() : b.length();
        }
      }
      """;

  private static final String HIDDEN =
      """
      public class Hidden {
        public static int find(long product, int key) {
          int hash = key * 31 + 7;
          if (hash == 1234567 * 31 + 7 && product % 1_000_003 == 999_999) {
            return 1;
          }
          return 0;
        }
      }
      """;

  private static final String DEAD =
      """
      public class Dead {
        public static int half(int n) {
          int doubled = n & 0xFF;
          if (doubled > 255) {
            return 1;
          }
          return n == 77 ? 2 : 3;
        }
      }
      """;

  private static final String STUCK =
      """
      public class Stuck {
        public static void wait(int n) {
          while (n != 0) { }
        }
        public static boolean isRare(int n) {
          return Math.floorMod(n, 997) == 500;
        }
      }
      """;

  private static final String COUNTER =
      """
      public class Counter {
        private int count;
        private final int limit;
        public Counter(int limit) {
          if (limit < 1) { throw new IllegalArgumentException("limit"); }
          this.limit = limit;
        }
        public void add(int n) { count += n; }
        public boolean isFull() { return count >= limit; }
        private static final class Unused {
          int twice(int n) { return n > 0 ? 2 * n : 0; }
        }
      }
      """;

  @TempDir private Path directory;

  private CoverFixture with(String name, String source) throws IOException {
    return new CoverFixture(directory).with(name, source);
  }

  @Test
  void whatIsEasyIsFoundByRandomRuns() throws Exception {
    ClassCoverage easy = with("Easy", EASY).cover("Easy", "random", 5_000, Extra.NO_SUITE);
    assertThat(easy.branches()).isEqualTo(new Count(10, 10));
    assertThat(easy.open()).isEmpty();
    assertThat(easy.effort().randomRuns()).isPositive();
    assertThat(easy.effort().queries()).isZero();
  }

  @Test
  void methodsThatHangDoNotTakeTheTimeOfOthers() throws Exception {
    CoverLimits limits = CoverLimits.DEFAULT.withBudget(Duration.ofSeconds(5));
    CoverOptions options =
        with("Stuck", STUCK).options("Stuck", "random", limits, Set.of(Extra.NO_SUITE));
    assertThat(CoverFixture.cover(options).classes().get(0).open())
        .allSatisfy(branch -> assertThat(branch.method().name()).isEqualTo("wait"));
  }

  @Test
  void whatRandomRunsMissIsSolvedFor() throws Exception {
    CoverFixture fixture = with("Hidden", HIDDEN);
    ClassCoverage greedy = fixture.cover("Hidden", "greedy", 20_000, Extra.NO_SUITE);
    assertThat(greedy.branches()).isEqualTo(new Count(4, 4));
    assertThat(greedy.effort().queries()).isPositive();
    ClassCoverage random = fixture.cover("Hidden", "random", 2_000, Extra.NO_SUITE);
    assertThat(random.branches().covered()).isLessThan(4);
  }

  @Test
  void backwardQuestionsAloneFindItToo() throws Exception {
    ClassCoverage hidden = with("Hidden", HIDDEN).cover("Hidden", "backward", 500, Extra.NO_SUITE);
    assertThat(hidden.branches()).isEqualTo(new Count(4, 4));
    assertThat(hidden.effort().questions()).isPositive();
    assertThat(hidden.effort().randomRuns() + hidden.effort().queries()).isZero();
  }

  @Test
  void aDeadBranchIsProvedDead() throws Exception {
    ClassCoverage dead =
        with("Dead", DEAD).cover("Dead", "greedy", 300, Extra.NO_SUITE, Extra.PROOFS);
    assertThat(dead.branches()).isEqualTo(new Count(3, 4));
    assertThat(dead.proved()).isEqualTo(1);
    assertThat(dead.open())
        .singleElement()
        .satisfies(
            branch -> {
              assertThat(branch.place()).isEqualTo("Dead.java:4");
              assertThat(branch.standing()).isEqualTo(OpenBranch.Standing.PROVED);
              assertThat(branch.proof()).startsWith("Holds for one call of Dead#half(int)");
            });
    assertThat(dead.code())
        .filteredOn(CodeLine::dead)
        .extracting(CodeLine::line)
        .containsExactly(5);
    assertThat(dead.code())
        .filteredOn(line -> line.line() == 4)
        .containsExactly(new CodeLine("Dead.java", 4, true, false, 1, 2, List.of()));
  }

  @Test
  void objectsAreMadeAndChanged() throws Exception {
    ClassCoverage counter =
        with("Counter", COUNTER).cover("Counter", "greedy", 3_000, Extra.NO_SUITE);
    // What nobody calls is counted all the same.
    assertThat(counter.branches()).isEqualTo(new Count(4, 6));
    assertThat(counter.open())
        .allSatisfy(branch -> assertThat(branch.method().owner()).isEqualTo("Counter$Unused"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"bfs", "dfs", "priority", "generational", "dart", "rcn", "cgs", "sgs"})
  void everySearcherIsAStrategy(String name) throws Exception {
    ClassCoverage easy = with("Easy", EASY).cover("Easy", name, 200, Extra.NO_SUITE);
    assertThat(easy.branches()).isEqualTo(new Count(10, 10));
    assertThat(easy.effort().randomRuns()).isZero();
  }

  @Test
  void strategiesAreKnownByName() {
    assertThat(Strategies.names()).startsWith("greedy", "random", "backward").contains("rss");
    assertThatThrownBy(() -> Strategies.check("clever"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("`clever`")
        .hasMessageContaining("greedy");
  }

  @Test
  void withALimitOnRunsTheSameSeedFindsTheSame() throws Exception {
    CoverFixture fixture = with("Counter", COUNTER);
    List<Integer> first = summary(fixture);
    assertThat(summary(fixture)).isEqualTo(first);
  }

  private static List<Integer> summary(CoverFixture fixture) throws Exception {
    ClassCoverage result = fixture.cover("Counter", "greedy", 1_000, Extra.NO_SUITE);
    return List.of(
        result.branches().covered(),
        (int) result.effort().randomRuns(),
        (int) result.effort().concolicRuns(),
        (int) result.effort().queries(),
        (int) result.effort().decisions());
  }

  @Test
  void excludedMethodsAreNeitherCalledNorCounted() throws Exception {
    CoverFixture fixture = with("Easy", EASY);
    CoverOptions all = fixture.options("Easy", "greedy", 1_000, Set.of(Extra.NO_SUITE));
    CoverOptions some =
        all.with(
            new dev.quarry.engine.scope.ScopeOptions(
                List.of("Easy"),
                dev.quarry.engine.scope.Visibility.PUBLIC,
                List.of(),
                List.of("*#longest")));
    assertThat(CoverFixture.cover(some).branches()).isEqualTo(new Count(4, 4));
  }

  @Test
  void whatTestsOfOneClassCoverOfAnotherCounts() throws Exception {
    CoverFixture fixture =
        with(
                "Inner",
                """
                public class Inner {
                  static int twice(int n) { return n > 5 ? 2 * n : n; }
                  public static void other() {}
                }
                """)
            .with(
                "Outer",
                "public class Outer { public static int call() { return Inner.twice(7); } }");
    CoverOptions options =
        fixture.options(fixture.classes().toString(), "greedy", 100, Set.of(Extra.MEASURE));
    ClassCoverage inner = CoverFixture.cover(options).classes().get(0);
    assertThat(inner.name()).isEqualTo("Inner");
    assertThat(inner.branches()).isEqualTo(new Count(1, 2));
    assertThat(inner.measured().orElseThrow().branches()).containsEntry("Inner", new Count(1, 2));
  }
}
