package dev.quarry.engine.corpus;

import dev.quarry.concolic.runtime.RunLimits;
import dev.quarry.engine.corpus.Expectation.Option;
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
    return new ExploreOptions(
        List.of(classes),
        method.userForm(),
        "bfs",
        List.of(),
        List.of(),
        time,
        2_000,
        10_000,
        0,
        Duration.ofSeconds(10),
        100_000_000,
        Duration.ofSeconds(5),
        1,
        1,
        RunLimits.ANY_DEPTH);
  }
}
