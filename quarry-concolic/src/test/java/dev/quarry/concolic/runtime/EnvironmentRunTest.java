package dev.quarry.concolic.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.runtime.run.RunOutcome;
import dev.quarry.concolic.testing.ConcolicHarness;
import dev.quarry.expr.Input;
import dev.quarry.expr.Ref;
import dev.quarry.input.InputPath;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the machine and the moment decide is an input of a run, or in its assumptions. */
class EnvironmentRunTest {
  private static List<String> texts(RunOutcome outcome) {
    return outcome.input().values().keySet().stream()
        .flatMap(input -> InputPath.find(input).map(InputPath::root).stream())
        .filter(InputPath.Environment.class::isInstance)
        .map(root -> ((InputPath.Environment) root).call())
        .distinct()
        .toList();
  }

  /** The same run with another value for its only input of a sort. */
  private static RunOutcome again(
      ConcolicHarness harness, String entry, RunOutcome first, Object value) {
    Input input =
        first.input().values().keySet().stream()
            .filter(one -> InputPath.of(one).root() instanceof InputPath.Environment)
            .filter(one -> first.input().get(one).getClass() == value.getClass())
            .findFirst()
            .orElseThrow();
    return harness.run(entry, RunRequest.of(first.input().with(input, value)));
  }

  @Test
  void theClockIsAnInput() {
    var harness =
        ConcolicHarness.compile(
            "class C { static int f() { return System.currentTimeMillis() == 77 ? 1 : 0; } }");
    RunOutcome first = harness.run("C#f");
    assertThat(first.ending().value()).isEqualTo("0");
    assertThat(texts(first)).containsExactly("System.currentTimeMillis()");
    assertThat(first.assumptions()).isEmpty();
    assertThat(again(harness, "C#f", first, 77L).ending().value()).isEqualTo("1");
  }

  @Test
  void eachReadingIsAnInputOfItsOwn() {
    var harness =
        ConcolicHarness.compile(
            "class L { static boolean f() { long last = 0; boolean same = false; for (int i = 0; i"
                + " < 3; i++) { long now = System.nanoTime(); same |= now == last; last = now; }"
                + " return same; } }");
    assertThat(harness.run("L#f").input().values()).hasSize(3);
  }

  @Test
  void aVariableIsAStringOrNullAndTheSameInAllOfARun() {
    var harness =
        ConcolicHarness.compile(
            "class V { static int f() { String a = System.getenv(\"QUARRY_NOT_SET\"); String b ="
                + " System.getenv(\"QUARRY_NOT_SET\"); return a != b ? -1 : a == null ? 0 :"
                + " a.length(); } }");
    String name = InputPath.Environment.named("System.getenv", "QUARRY_NOT_SET").text();
    RunOutcome first = harness.run("V#f");
    assertThat(first.ending().value()).isEqualTo("0");
    assertThat(texts(first)).containsExactly("System.getenv(\"QUARRY_NOT_SET\")");
    assertThat(harness.run("V#f", name, new Ref(1), name + "#text", "abc").ending().value())
        .isEqualTo("3");
  }

  @Test
  void aPropertyHasItsOwnValueUnlessTheModelHasAnother() {
    var harness =
        ConcolicHarness.compile(
            "class P { static String f() { return System.getProperty(\"java.version\"); } static"
                + " String g() { return System.getProperty(\"quarry.none\", \"else\"); } }");
    assertThat(harness.run("P#f").ending().value())
        .isEqualTo('"' + System.getProperty("java.version") + '"');
    assertThat(harness.run("P#g").ending().value()).isEqualTo("\"else\"");
  }

  @Test
  void aValueOutsideItsDomainIsNotTaken() {
    var harness =
        ConcolicHarness.compile(
            "class D { static boolean f() { return Runtime.getRuntime().availableProcessors() < 1;"
                + " } }");
    RunOutcome first = harness.run("D#f");
    assertThat(again(harness, "D#f", first, -5).ending().value()).isEqualTo("false");
    assertThat(again(harness, "D#f", first, 5).ending().value()).isEqualTo("false");
  }

  @Test
  void filesMayExist() {
    var harness =
        ConcolicHarness.compile(
            "class E { static boolean f() { return new java.io.File(\"/no/such\").exists(); } }");
    RunOutcome first = harness.run("E#f");
    assertThat(first.ending().value()).isEqualTo("false");
    assertThat(again(harness, "E#f", first, true).ending().value()).isEqualTo("true");
  }

  @Test
  void whatIsNotTriedIsAssumedAtItsPlace() {
    var harness =
        ConcolicHarness.compile(
            "class A { static int locale() { return java.util.Locale.getDefault().hashCode(); }"
                + " static int hash() { return new A().hashCode(); } static int own() { return"
                + " \"a\".hashCode() + Integer.valueOf(3).hashCode(); } }");
    assertThat(harness.run("A#locale").assumptions())
        .extracting(Assumption::code)
        .containsExactly(AssumptionCode.ENVIRONMENT);
    assertThat(harness.run("A#hash").assumptions())
        .singleElement()
        .satisfies(
            assumption -> {
              assertThat(assumption.arguments()).containsExactly("hashCode() of A");
              assertThat(assumption.place()).isPresent();
            });
    assertThat(harness.run("A#own").assumptions()).isEmpty();
  }
}
