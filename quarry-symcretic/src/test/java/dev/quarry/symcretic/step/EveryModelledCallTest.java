package dev.quarry.symcretic.step;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.models.library.LibraryModels;
import dev.quarry.symcretic.testing.Differential;
import dev.quarry.symcretic.testing.Snippet;
import dev.quarry.symcretic.testing.Workbench;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every call of the JDK whose meaning the engine knows, on random states. */
final class EveryModelledCallTest {
  private static final int STATES = 1_000;

  private static final List<Snippet> CALLS = ModelledCalls.all();

  @TempDir private static Path directory;

  private static Workbench bench;
  private static Locale locale = Locale.ROOT;

  @BeforeAll
  static void writeMethods() {
    // Models map cases as the root locale does.
    locale = Locale.getDefault();
    Locale.setDefault(Locale.ROOT);
    bench = Workbench.ofSnippets(directory, CALLS);
  }

  @AfterAll
  static void close() {
    Locale.setDefault(locale);
    bench.close();
  }

  private static Stream<Snippet> calls() {
    return CALLS.stream();
  }

  @ParameterizedTest
  @MethodSource("calls")
  void whatMustHoldBeforeHoldsExactlyIfItHoldsAfter(Snippet snippet) {
    List<Way.Whole> ways = Differential.ways(bench, bench.site(snippet));
    if (ways.isEmpty()) {
      // Where the model does not apply, the JDK's code does.
      assertThat(bench.steps().calls(bench.site(snippet))).anyMatch(Way.Into.class::isInstance);
    } else if (isKnown(ways)) {
      new Differential(bench, snippet).check(STATES);
    } else {
      // Not a word about it may pass for a proof.
      assertThat(ways).allMatch(way -> way.assumption().isPresent());
    }
  }

  private static boolean isKnown(List<Way.Whole> ways) {
    return !ways.isEmpty() && ways.stream().allMatch(way -> way.assumption().isEmpty());
  }

  @Test
  void mostModelsAreInUse() {
    long known =
        CALLS.stream()
            .map(bench::site)
            .map(s -> Differential.ways(bench, s))
            .filter(EveryModelledCallTest::isKnown)
            .count();

    assertThat(known).isGreaterThan(LibraryModels.all().size() / 2);
  }
}
