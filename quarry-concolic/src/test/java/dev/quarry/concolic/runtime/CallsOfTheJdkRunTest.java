package dev.quarry.concolic.runtime;

import static dev.quarry.concolic.runtime.ArithmeticRunTest.kinds;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.run.RunOutcome;
import dev.quarry.concolic.testing.ConcolicHarness;
import dev.quarry.expr.Ref;
import dev.quarry.program.ledger.AssumptionCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What goes from rewritten code to the JDK and is not followed there is told, or decided. */
class CallsOfTheJdkRunTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "java.util.Currency.getInstance(s); EUR",
        "java.util.Base64.getDecoder().decode(s); AAAA",
        "java.util.HexFormat.of().parseHex(s); 00ff",
        "java.util.TimeZone.getTimeZone(s); UTC",
        "java.util.concurrent.TimeUnit.valueOf(s); DAYS",
        "java.util.logging.Level.parse(s); INFO",
      })
  void whoLooksAtATextIsNotTakenForAContainer(String call, String text) {
    var harness =
        ConcolicHarness.compile(
            "class A { static int f(String s) { return %s != null ? 1 : 0; } }".formatted(call));
    RunOutcome outcome = harness.run("A#f", "s", new Ref(1), "s#text", text);
    assertThat(outcome.ending().kind()).isEqualTo(Ending.Kind.RETURNED);
    assertThat(outcome.assumptions())
        .anySatisfy(told -> assertThat(told.code()).isEqualTo(AssumptionCode.ARGUMENT_LOST));
  }

  @Test
  void whatALambdaReturnsToTheJdkIsDecided() {
    var harness =
        ConcolicHarness.compile(
            "import java.util.*; class A { A next; static int f(A a) {"
                + " return Optional.ofNullable(a).map(one -> one.next).isPresent() ? 1 : 0; } }");
    RunOutcome outcome = harness.run("A#f", "a", new Ref(1));
    assertThat(outcome.ending().value()).isEqualTo("0");
    assertThat(kinds(outcome)).containsExactly(Site.Kind.ALIAS, Site.Kind.ALIAS);
    assertThat(outcome.assumptions()).isEmpty();
    assertThat(harness.run("A#f", "a", new Ref(1), "a.next", new Ref(2)).ending().value())
        .isEqualTo("1");
  }
}
