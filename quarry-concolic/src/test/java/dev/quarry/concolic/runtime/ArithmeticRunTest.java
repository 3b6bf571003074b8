package dev.quarry.concolic.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.Event;
import dev.quarry.concolic.RunLimits;
import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.run.RunOutcome;
import dev.quarry.concolic.testing.ConcolicHarness;
import java.util.List;
import org.junit.jupiter.api.Test;

class ArithmeticRunTest {
  static List<Site.Kind> kinds(RunOutcome outcome) {
    return outcome.events().stream()
        .filter(Event.Decision.class::isInstance)
        .map(event -> ((Event.Decision) event).site().kind())
        .toList();
  }

  @Test
  void aJumpOnAnInputIsDecided() {
    var harness =
        ConcolicHarness.compile(
            "class A { static int f(int x, long y) { if (x * 2 > 10) return 1; if (y == x) return"
                + " 2; return 3; } }");
    RunOutcome outcome = harness.run("A#f", "x", 3, "y", 3L);
    assertThat(outcome.ending().value()).isEqualTo("2");
    assertThat(kinds(outcome)).containsExactly(Site.Kind.JUMP, Site.Kind.JUMP);
    assertThat(outcome.assumptions()).isEmpty();
  }

  @Test
  void divisionDecidesItsDivisorFirst() {
    var harness = ConcolicHarness.compile("class A { static int f(int x) { return 10 / x; } }");
    RunOutcome zero = harness.run("A#f", "x", 0);
    assertThat(zero.ending().exception()).isEqualTo("java.lang.ArithmeticException");
    assertThat(kinds(zero)).containsExactly(Site.Kind.DIVISOR);
    assertThat(harness.run("A#f", "x", 5).ending().value()).isEqualTo("2");
  }

  @Test
  void narrowTypesStayInTheirDomain() {
    var harness =
        ConcolicHarness.compile(
            "class A { static int f(byte b, char c, short s, boolean t) { return t && b > 5 && c >"
                + " 'a' && s < 0 ? 1 : 0; } }");
    RunOutcome outcome = harness.run("A#f", "b", 300, "c", 'b' - 0, "s", -5, "t", true);
    assertThat(outcome.input().get(harness.factory().input("b", dev.quarry.expr.Sort.INT)))
        .isEqualTo(127);
    assertThat(outcome.ending().value()).isEqualTo("1");
  }

  @Test
  void floatingPointComparesLikeTheJvm() {
    var harness =
        ConcolicHarness.compile(
            "class A { static int f(double d, float g) { return d < 1.5 ? 1 : g >= 2f ? 2 : 3; }"
                + " }");
    assertThat(harness.run("A#f", "d", Double.NaN, "g", Float.NaN).ending().value()).isEqualTo("3");
    assertThat(harness.run("A#f", "d", 2d, "g", 2f).ending().value()).isEqualTo("2");
  }

  @Test
  void aSwitchListsItsOtherWays() {
    var harness =
        ConcolicHarness.compile(
            "class A { static int f(int x) { switch (x) { case 1: case 2: return 1; case 7: return"
                + " 2; default: return 3; } } }");
    Event.Decision decision = (Event.Decision) harness.run("A#f", "x", 2).events().get(0);
    assertThat(decision.site().kind()).isEqualTo(Site.Kind.SWITCH);
    assertThat(decision.outcome()).isEqualTo(1);
    assertThat(decision.alternatives())
        .extracting(Event.Alternative::outcome)
        .containsExactly(0, 2);
  }

  @Test
  void endlessLoopsRunOutOfSteps() {
    var harness =
        ConcolicHarness.compile(
            new RunLimits(1000, 100, 10, 3),
            "class A { static int f(int x) { while (true) { x++; } }"
                + " static int g(int x) { int n = 0; while (x > n) { n++; } return n; } }");
    assertThat(harness.run("A#f", "x", 1).ending().kind()).isEqualTo(Ending.Kind.TIMED_OUT);
    assertThat(harness.run("A#g", "x", 500).ending().kind()).isEqualTo(Ending.Kind.PATH_TOO_LONG);
  }
}
