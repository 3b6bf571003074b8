package dev.quarry.engine.corpus;

import dev.quarry.concolic.runtime.RunLimits;
import dev.quarry.engine.corpus.Expectation.Completeness;
import dev.quarry.engine.explore.ExploreOptions;
import dev.quarry.program.MethodId;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** The entries of the corpus whose paths can all be run, for other tests. */
public final class ExhaustibleEntries {
  private ExhaustibleEntries() {}

  /**
   * One of them.
   *
   * @param title as its test is called
   * @param method which
   * @param options how to explore it
   */
  public record Exhaustible(String title, MethodId method, ExploreOptions options) {}

  /** Compiles the corpus into a directory. */
  public static List<Exhaustible> compile(Path classes) throws IOException {
    Corpus corpus = Corpus.compile(classes);
    corpus.deleteMissingClasses();
    return corpus.entries().stream()
        .filter(entry -> entry.expectation().completeness() == Completeness.EXHAUSTED)
        // Markers that make inputs are not entries' parameters, and what is cut short is no proof.
        .filter(entry -> entry.expectation().options().isEmpty())
        .map(
            entry ->
                new Exhaustible(entry.title(), entry.method(), options(classes, entry.method())))
        .toList();
  }

  private static ExploreOptions options(Path classes, MethodId method) {
    return new ExploreOptions(
        List.of(classes),
        method.userForm(),
        "bfs",
        List.of(),
        List.of(),
        Duration.ofSeconds(10),
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
