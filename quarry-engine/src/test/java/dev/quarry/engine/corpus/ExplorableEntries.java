package dev.quarry.engine.corpus;

import dev.quarry.concolic.RunLimits;
import dev.quarry.engine.corpus.Expectation.Option;
import dev.quarry.engine.explore.ExploreLimits;
import dev.quarry.engine.explore.ExploreOptions;
import dev.quarry.program.MethodId;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** The entries of the corpus, for other tests. */
public final class ExplorableEntries {
  /** What an entry is explored with that another engine would not know of. */
  private static final Set<Option> SPECIAL =
      EnumSet.of(Option.INPUT_CLASS, Option.ALLOW, Option.DELETE_CLASS);

  private ExplorableEntries() {}

  /**
   * One of them.
   *
   * @param title as its test is called
   * @param method which
   * @param options how to explore it
   */
  public record Explorable(String title, MethodId method, ExploreOptions options) {}

  /**
   * Compiles the corpus into a directory.
   *
   * @param time for each exploration
   */
  public static List<Explorable> compile(Path classes, Duration time) throws IOException {
    Corpus corpus = Corpus.compile(classes);
    corpus.deleteMissingClasses();
    return corpus.entries().stream()
        .filter(entry -> Collections.disjoint(entry.expectation().options().keySet(), SPECIAL))
        .map(
            entry ->
                new Explorable(
                    entry.title(), entry.method(), options(classes, entry.method(), time)))
        .toList();
  }

  private static ExploreOptions options(Path classes, MethodId method, Duration time) {
    RunLimits run = RunLimits.DEFAULT.withSteps(100_000_000);
    return ExploreOptions.of(
        List.of(classes),
        method.userForm(),
        ExploreLimits.of(time).withMaxRuns(2_000).withRun(run));
  }
}
