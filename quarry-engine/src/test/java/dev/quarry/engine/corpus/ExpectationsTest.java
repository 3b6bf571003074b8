package dev.quarry.engine.corpus;

import dev.quarry.engine.corpus.Expectation.Completeness;
import dev.quarry.engine.corpus.Expectation.Option;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/**
 * The expectations of the corpus are true: random plain calls see nothing but what is expected, and
 * see all of it. Left out is what can't be called plainly: programs that misbehave, that don't end,
 * or that ask an input class of their own.
 */
final class ExpectationsTest {
  private static final int LEAST = 2_000;
  private static final int MOST = 60_000;

  @TestFactory
  Stream<DynamicTest> plainCallsSeeExactlyWhatIsExpected(@TempDir Path directory)
      throws IOException {
    Path classes = Files.createDirectory(directory.resolve("classes"));
    Path markers = Files.createDirectory(directory.resolve("markers"));
    Corpus corpus = Corpus.compile(classes);
    PlainMarkers.compile(markers);
    List<Path> path = List.of(markers, classes);
    String wanted = System.getProperty("quarry.corpus", ".*");
    return corpus.entries().stream()
        .filter(entry -> entry.title().matches(wanted) && isCallable(entry.expectation()))
        .map(
            entry ->
                DynamicTest.dynamicTest(
                    entry.title(), () -> quietly(() -> check(path, corpus, entry))));
  }

  /** Some programs print. */
  private static void quietly(Executable test) throws Throwable {
    PrintStream usual = System.out;
    PrintStream usualError = System.err;
    var nothing = new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    System.setOut(nothing);
    System.setErr(nothing);
    try {
      test.execute();
    } finally {
      System.setOut(usual);
      System.setErr(usualError);
    }
  }

  private static boolean isCallable(Expectation expectation) {
    return expectation.completeness() != Completeness.OPEN
        && expectation.endings().isEmpty()
        && !expectation.options().containsKey(Option.RUNS)
        && !expectation.options().containsKey(Option.INPUT_CLASS);
  }

  private static void check(List<Path> path, Corpus corpus, CorpusEntry entry) throws Exception {
    Expectation expected = entry.expectation();
    Set<String> open = new LinkedHashSet<>(expected.thrown());
    expected.returned().ifPresent(open::addAll);
    SoftAssertions softly = new SoftAssertions();
    Set<PlainOutcome> seen = new LinkedHashSet<>();
    Random random = new Random(1);
    PlainProgram program = new PlainProgram(path, entry, corpus.invariants(), random);
    // Static state is as new in every run of an exploration.
    boolean fresh = program.hasStaticState();
    try {
      for (List<String> witness : expected.witnesses()) {
        program.call(witness).ifPresent(seen::add);
      }
      seen.forEach(outcome -> open.remove(outcome.text()));
      int calls = fresh ? LEAST / 10 : LEAST;
      for (int i = 0; i < calls || (i < MOST && !open.isEmpty()); i++) {
        if (fresh) {
          program.close();
          program = new PlainProgram(path, entry, corpus.invariants(), random);
        }
        Optional<PlainOutcome> outcome = program.callAtRandom();
        outcome.ifPresent(seen::add);
        outcome.ifPresent(each -> open.remove(each.text()));
      }
    } finally {
      program.close();
    }
    softly.assertThat(open).as("expected, but never seen").isEmpty();
    softly.assertThat(surplus(seen, expected)).as("seen, but not expected").isEmpty();
    softly
        .assertThat(expected.lines())
        .as("lines where something is thrown")
        .allMatch(line -> seen.stream().anyMatch(outcome -> outcome.line() == line));
    softly.assertAll();
  }

  private static List<PlainOutcome> surplus(Set<PlainOutcome> seen, Expectation expected) {
    return seen.stream()
        .filter(
            outcome ->
                outcome.threw()
                    ? !expected.thrown().contains(outcome.text())
                    : expected.returned().map(all -> !all.contains(outcome.text())).orElse(false))
        .toList();
  }
}
