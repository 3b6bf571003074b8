package dev.quarry.concolic.runtime;

import static dev.quarry.concolic.runtime.ArithmeticRunTest.kinds;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.Event;
import dev.quarry.concolic.PathHash;
import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.run.RunOutcome;
import dev.quarry.concolic.testing.ConcolicHarness;
import dev.quarry.expr.Ref;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import org.junit.jupiter.api.Test;

class MarkersRunTest {
  private static final String SOURCE =
      "import dev.quarry.api.Quarry; class M { int v;"
          + " static int f() { int x = Quarry.anyInt(); Quarry.assume(x > 3); String s ="
          + " Quarry.anyString(); M m = Quarry.any(M.class); Quarry.target(); if (m.v == x) return"
          + " s.length(); return -1; } }";

  @Test
  void markerCallsAreInputsInTheOrderOfCalls() {
    var harness = ConcolicHarness.compile(SOURCE);
    RunOutcome outcome =
        harness.run("M#f", "any#1", 4, "any#2", "ab", "any#3", new Ref(1), "any#3.v", 4);
    assertThat(outcome.ending().value()).isEqualTo("2");
    assertThat(outcome.input().values().keySet())
        .extracting(dev.quarry.expr.Input::name)
        .containsExactly("any#1", "any#2", "any#3", "any#3.v");
  }

  @Test
  void aFailedAssumptionEndsTheRunAndOffersTheOtherWay() {
    var harness =
        ConcolicHarness.compile(
            "class B { static int f(boolean b) { dev.quarry.api.Quarry.assume(b); return 1; } }");
    assertThat(harness.run("B#f", "b", true).events())
        .singleElement()
        .satisfies(e -> assertThat(((Event.Decision) e).alternatives()).isEmpty());
    RunOutcome outcome = harness.run("B#f", "b", false);
    assertThat(outcome.ending().kind()).isEqualTo(Ending.Kind.ASSUMPTION_FAILED);
    Event.Decision last = (Event.Decision) outcome.events().get(outcome.events().size() - 1);
    assertThat(last.outcome()).isZero();
    assertThat(last.alternatives()).hasSize(1);
  }

  @Test
  void knownDecisionsAreLeftOutOfTheReport() {
    var harness =
        ConcolicHarness.compile(
            "class K { static int f(int x) { int n = 0; if (x > 1) n++; if (x > 2) n++; if (x > 3)"
                + " n++; return n; } }");
    RunOutcome first = harness.run("K#f", "x", 9);
    assertThat(kinds(first)).containsExactly(Site.Kind.JUMP, Site.Kind.JUMP, Site.Kind.JUMP);
    long hash = PathHash.EMPTY;
    for (Event event : first.events().subList(0, 2)) {
      Event.Decision decision = (Event.Decision) event;
      hash = PathHash.step(hash, decision.site().stableHash(), decision.outcome());
    }
    RunOutcome second = harness.run("K#f", new RunRequest(harness.model("x", 9), 2, hash));
    assertThat(second.skipped()).isEqualTo(2);
    assertThat(second.events()).hasSize(1);
    RunOutcome other = harness.run("K#f", new RunRequest(harness.model("x", 2), 2, hash));
    assertThat(other.skipped()).isZero();
    assertThat(other.events()).hasSize(3);
  }

  @Test
  void staticStateStartsAfreshInEachRun() {
    var harness =
        ConcolicHarness.compile(
            "class S { static int count = 5; static java.util.List<String> seen = new"
                + " java.util.ArrayList<>(); static int f(int x) { count += x; seen.add(\"a\");"
                + " return count * 10 + seen.size(); } }");
    assertThat(harness.run("S#f", "x", 1).ending().value()).isEqualTo("61");
    assertThat(harness.run("S#f", "x", 2).ending().value()).isEqualTo("71");
  }

  @Test
  void valuesUsedOnOtherThreadsAreApproximated() {
    var harness =
        ConcolicHarness.compile(
            "class T { static volatile int r; static int f(int x) throws Exception { Thread t = new"
                + " Thread(() -> { if (x > 3) r = 1; }); t.start(); t.join(); return r; } }");
    RunOutcome outcome = harness.run("T#f", "x", 7);
    assertThat(outcome.ending().value()).isEqualTo("1");
    assertThat(outcome.assumptions()).isNotEmpty();
  }

  @Test
  void whatLeansOnAnInvariantSaysSo() {
    var harness =
        ConcolicHarness.compile(
            "class I { int v; boolean repOk() { if (v <= 2) throw new AssertionError(); return v <"
                + " 9; } static int f(I i) { return i.v; } }");
    RunOutcome fits = harness.run("I#f", "i", new Ref(1), "i.v", 5);
    assertThat(fits.ending().value()).isEqualTo("5");
    assertThat(fits.assumptions())
        .extracting(Assumption::code)
        .containsExactly(AssumptionCode.INVARIANT);
    assertThat(harness.run("I#f", "i", new Ref(1), "i.v", 1).ending().kind())
        .isEqualTo(Ending.Kind.ASSUMPTION_FAILED);
  }
}
