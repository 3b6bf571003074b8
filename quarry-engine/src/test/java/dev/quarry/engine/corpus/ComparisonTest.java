package dev.quarry.engine.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.Ending;
import dev.quarry.engine.coverage.Count;
import dev.quarry.engine.explore.ExploreResult;
import dev.quarry.engine.explore.ExploredPath;
import dev.quarry.expr.Model;
import dev.quarry.program.MethodId;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.program.ledger.Ledger;
import dev.quarry.search.tree.TreeCounts;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class ComparisonTest {
  private static final MethodId METHOD = new MethodId("some.Foo", "bar", "(I)I");
  private static final Ending FAILED =
      new Ending(Ending.Kind.THREW, "", "some.Foo$BarException", "", "Foo.java:7");

  @Test
  void whatWasExpectedMakesNoDifference() {
    assertThat(
            differences(
                List.of(),
                "explore: exhausted",
                "returns: 1, 2",
                "throws: BarException",
                "paths: 3",
                "at: 7"))
        .isEmpty();
  }

  @Test
  void everyKindOfDifferenceIsNamed() {
    assertThat(
            differences(
                List.of(Assumption.of(AssumptionCode.TIME_UP, "a limit")),
                "explore: exhausted",
                "returns: 1, 3",
                "throws: OtherException",
                "endings: timedOut",
                "paths: 4",
                "covers: branches",
                "at: 9"))
        .containsExactly(
            "not exhausted: [Not everything was looked at: a limit.]",
            "returned, never seen: [3]",
            "returned, not expected: [2]",
            "thrown, never seen: [OtherException]",
            "thrown, not expected: [BarException]",
            "other endings, never seen: [timedOut]",
            "paths: expected 4, found 3",
            "branches covered: Count[covered=1, total=2]",
            "nothing is thrown at Foo.java:9");
  }

  @Test
  void classesAreComparedByTheirSimpleNames() {
    Expectation expectation =
        ExpectationParser.parse(List.of("explore: any", "returns: Bar, \"some.Foo\""));
    CorpusEntry entry = new CorpusEntry(METHOD, "Foo.java", 3, expectation, List.of());

    assertThat(
            Comparison.differences(
                entry,
                result(
                    paths(Ending.returned("some.Foo$Bar"), Ending.returned("\"some.Foo\"")),
                    List.of())))
        .isEmpty();
  }

  @Test
  void anOpenExplorationMustNotBeExhausted() {
    assertThat(differences(List.of(), "explore: open", "returns: any", "throws: BarException"))
        .hasSize(1);
  }

  private static List<String> differences(List<Assumption> obstacles, String... comment) {
    Expectation expectation = ExpectationParser.parse(List.of(comment));
    CorpusEntry entry = new CorpusEntry(METHOD, "Foo.java", 3, expectation, List.of());
    List<ExploredPath> paths =
        paths(
            Ending.returned("1"),
            Ending.returned("2"),
            FAILED,
            Ending.of(Ending.Kind.ASSUMPTION_FAILED, ""));
    return Comparison.differences(entry, result(paths, obstacles));
  }

  private static List<ExploredPath> paths(Ending... endings) {
    return Stream.of(endings).map(ending -> new ExploredPath(Model.EMPTY, ending)).toList();
  }

  private static ExploreResult result(List<ExploredPath> paths, List<Assumption> obstacles) {
    Ledger ledger = new Ledger();
    ledger.settle();
    ledger.addAll(obstacles);
    return new ExploreResult(
        METHOD,
        4,
        paths,
        List.of(),
        new Count(1, 2),
        new Count(1, 2),
        new Count(1, 2),
        0,
        ledger,
        List.of(),
        Duration.ZERO,
        Duration.ZERO,
        new TreeCounts(4, 4, 0, 0, 0, Map.of(), Map.of(), Map.of(), 0));
  }
}
