package dev.quarry.concolic.runtime;

import static dev.quarry.concolic.runtime.ArithmeticRunTest.kinds;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.run.RunOutcome;
import dev.quarry.concolic.testing.ConcolicHarness;
import dev.quarry.expr.Ref;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import org.junit.jupiter.api.Test;

class CollectionsRunTest {
  private static final String SOURCE =
      "import java.util.*; class A { int v; static int f(List<A> as) { int n = 0; for (A a : as) {"
          + " if (a.v > 3) n++; } return n; } static int g(Set<String> s) { return"
          + " s.contains(\"x\") ? 1 : 0; } static int h(Map<String, Integer> m) { Integer i ="
          + " m.get(\"k\"); return i == null ? 0 : i > 5 ? 1 : 2; } static int i(Runnable r) {"
          + " r.run(); return 1; } }";

  @Test
  void inputListsHaveAPinnedSizeAndInputsAsElements() {
    var harness = ConcolicHarness.compile(SOURCE);
    RunOutcome outcome =
        harness.run(
            "A#f",
            "as",
            new Ref(1),
            "as#size",
            2,
            "as[0]",
            new Ref(2),
            "as[1]",
            new Ref(3),
            "as[1].v",
            4);
    assertThat(outcome.ending().value()).isEqualTo("1");
    assertThat(kinds(outcome)).contains(Site.Kind.PIN, Site.Kind.ALIAS, Site.Kind.JUMP);
    assertThat(outcome.assumptions()).isEmpty();
  }

  @Test
  void inputSetsAndMapsHaveSymbolicMembers() {
    var harness = ConcolicHarness.compile(SOURCE);
    RunOutcome set =
        harness.run("A#g", "s", new Ref(1), "s#size", 1, "s[0]", new Ref(2), "s[0]#text", "x");
    assertThat(set.ending().value()).isEqualTo("1");
    assertThat(kinds(set)).contains(Site.Kind.MEMBER);
    RunOutcome map =
        harness.run(
            "A#h",
            "m",
            new Ref(1),
            "m#size",
            1,
            "m#key0",
            new Ref(2),
            "m#key0#text",
            "k",
            "m#mapped0",
            new Ref(3),
            "m#mapped0#value",
            9);
    assertThat(map.ending().value()).isEqualTo("1");
    assertThat(map.assumptions()).isEmpty();
  }

  @Test
  void equalElementsOfASetAreNoInput() {
    var harness = ConcolicHarness.compile(SOURCE);
    RunOutcome outcome = harness.run("A#g", "s", new Ref(1), "s#size", 2);
    assertThat(outcome.ending().kind()).isEqualTo(Ending.Kind.ASSUMPTION_FAILED);
    assertThat(kinds(outcome)).contains(Site.Kind.MEMBER);
  }

  @Test
  void functionalInterfacesAreStubs() {
    var harness = ConcolicHarness.compile(SOURCE);
    RunOutcome outcome = harness.run("A#i", "r", new Ref(1));
    assertThat(outcome.ending().kind()).isEqualTo(Ending.Kind.RETURNED);
    // A real one might throw.
    assertThat(outcome.assumptions())
        .extracting(Assumption::code)
        .containsOnly(AssumptionCode.TYPE_NOT_TRIED);
  }

  @Test
  void typesWithoutClassesAreOnlyNull() {
    var harness =
        ConcolicHarness.compile(
            "class N { static int f(java.sql.Connection c) { return c.hashCode(); } }");
    RunOutcome outcome = harness.run("N#f", "c", new Ref(1));
    assertThat(outcome.ending().exception()).isEqualTo("java.lang.NullPointerException");
    assertThat(outcome.assumptions())
        .singleElement()
        .satisfies(a -> assertThat(a.what()).contains("java.sql.Connection"));
  }
}
