package dev.quarry.engine.corpus;

import dev.quarry.concolic.RunLimits;
import dev.quarry.concolic.guard.Permission;
import dev.quarry.engine.Session;
import dev.quarry.engine.corpus.Expectation.Option;
import dev.quarry.engine.explore.ExploreLimits;
import dev.quarry.engine.explore.ExploreOptions;
import dev.quarry.engine.explore.ExploreProgress;
import dev.quarry.engine.explore.ExploreResult;
import dev.quarry.engine.setting.Setting;
import dev.quarry.solver.chain.SolverOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every entry of the corpus is explored, and behaves as the comment above it says. The system
 * property {@code quarry.corpus} narrows them down to those whose title matches it.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class CorpusTest {
  private static final Session SESSION = open();

  private static Session open() {
    try {
      return Session.open(SolverOptions.defaults());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @AfterAll
  static void close() {
    SESSION.close();
  }

  @TestFactory
  Stream<DynamicTest> everyEntryBehavesAsItsCommentSays(@TempDir Path classes) throws Exception {
    Corpus corpus = Corpus.compile(classes);
    corpus.deleteMissingClasses();
    String wanted = System.getProperty("quarry.corpus", ".*");
    List<DynamicTest> tests = new ArrayList<>();
    for (CorpusEntry entry : corpus.entries()) {
      if (entry.title().matches(wanted)) {
        tests.add(DynamicTest.dynamicTest(entry.title(), () -> check(corpus, entry)));
      }
    }
    if (!Corpus.isNewEnough()) {
      tests.add(
          DynamicTest.dynamicTest(
              "corpus/src21", () -> Assumptions.abort("needs a JDK of version 21 or later")));
    }
    return tests.stream();
  }

  private void check(Corpus corpus, CorpusEntry entry) throws Exception {
    ExploreResult result = SESSION.explore(options(corpus, entry), ExploreProgress.NONE);
    List<String> differences = Comparison.differences(entry, result);
    if (!differences.isEmpty()) {
      Assertions.fail(entry + "\n  " + String.join("\n  ", differences) + "\n" + summary(result));
    }
  }

  private static String summary(ExploreResult result) {
    StringBuilder text = new StringBuilder("found in " + result.runs() + " runs:");
    result.paths().stream()
        .limit(40)
        .forEach(
            path -> text.append("\n  ").append(path.input()).append(' ').append(path.ending()));
    result.obstacles().forEach(reason -> text.append("\n  open: ").append(reason));
    return text.append("\n  divergences: ").append(result.divergences()).toString();
  }

  private static ExploreOptions options(Corpus corpus, CorpusEntry entry) {
    Expectation expected = entry.expectation();
    RunLimits run =
        RunLimits.DEFAULT
            .withSteps(expected.number(Option.STEPS, 100_000_000))
            .withDecisions(expected.number(Option.MAX_PATH, 10_000))
            .withCallDepth(expected.number(Option.CALL_DEPTH, RunLimits.ANY_DEPTH));
    ExploreLimits limits =
        ExploreLimits.of(Duration.ofSeconds(expected.number(Option.SECONDS, 60)))
            .withMaxRuns(expected.number(Option.RUNS, 5_000))
            .withBranchBound(expected.number(Option.BRANCH_BOUND, 0))
            .withRun(run);
    return ExploreOptions.of(List.of(corpus.classes()), entry.method().userForm(), limits)
        .withSearcher(expected.option(Option.SEARCHER, "bfs"))
        .withInputClasses(list(expected.option(Option.INPUT_CLASS, "")))
        .with(
            Setting.of(List.of(corpus.classes()))
                .withAllowed(
                    list(expected.option(Option.ALLOW, "")).stream()
                        .map(name -> Permission.valueOf(name.toUpperCase(Locale.ROOT)))
                        .collect(Collectors.toSet())));
  }

  private static List<String> list(String item) {
    return item.isEmpty() ? List.of() : List.of(item);
  }
}
