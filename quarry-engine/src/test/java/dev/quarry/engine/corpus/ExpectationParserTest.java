package dev.quarry.engine.corpus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.concolic.Ending;
import dev.quarry.engine.corpus.Expectation.Completeness;
import dev.quarry.engine.corpus.Expectation.Option;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ExpectationParserTest {
  @Test
  void everyKeyIsRead() {
    Expectation expectation =
        ExpectationParser.parse(
            List.of(
                "explore: open",
                "returns: \"a, b\", ',', [1, 2], 5L",
                "throws: FooException, BarError",
                "paths: 7",
                "endings: timedOut, refused",
                "covers: branches",
                "at: 17",
                "at: 19",
                "options: runs=20, input-class=some.Inputs",
                "witness: 1, null"));

    assertThat(expectation.completeness()).isEqualTo(Completeness.OPEN);
    assertThat(expectation.returned().orElseThrow())
        .containsExactly("\"a, b\"", "','", "[1, 2]", "5L");
    assertThat(expectation.thrown()).containsExactly("FooException", "BarError");
    assertThat(expectation.paths()).hasValue(7);
    assertThat(expectation.endings()).containsExactly(Ending.Kind.TIMED_OUT, Ending.Kind.REFUSED);
    assertThat(expectation.coversBranches()).isTrue();
    assertThat(expectation.lines()).containsExactly(17, 19);
    assertThat(expectation.number(Option.RUNS, 1)).isEqualTo(20);
    assertThat(expectation.option(Option.INPUT_CLASS, "")).isEqualTo("some.Inputs");
    assertThat(expectation.number(Option.STEPS, 3)).isEqualTo(3);
    assertThat(expectation.witnesses()).containsExactly(List.of("1", "null"));
  }

  @Test
  void whatIsNotSaidIsNotExpected() {
    Expectation expectation =
        ExpectationParser.parse(List.of("explore: exhausted", "returns: any"));

    assertThat(expectation.returned()).isEmpty();
    assertThat(expectation.thrown()).isEmpty();
    assertThat(expectation.paths()).isEmpty();
    assertThat(expectation.coversBranches()).isFalse();
  }

  @Test
  void returningNothingDiffersFromNotBeingChecked() {
    assertThat(ExpectationParser.parse(List.of("explore: any", "returns: none")).returned())
        .hasValueSatisfying(values -> assertThat(values).isEmpty());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "explores: any",
        "explore: completely",
        "explore: open",
        "paths: many",
        "endings: vanished",
        "covers: lines",
        "options: speed=3",
        "options: runs",
        "throws: java.lang.Error",
        "throws: Error, Error",
        "at: 12",
        "witness: \"open",
        "just words"
      })
  void anythingElseIsAnError(String line) {
    List<String> lines = List.of("explore: any", "returns: any", line);

    assertThatThrownBy(() -> ExpectationParser.parse(lines))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void proseIsNoExpectationButAStrayKeyIs() {
    assertThat(ExpectationParser.isExpectation(List.of("why: because", "fall through"))).isFalse();
    assertThat(ExpectationParser.isExpectation(List.of("returns: 1"))).isTrue();
  }
}
