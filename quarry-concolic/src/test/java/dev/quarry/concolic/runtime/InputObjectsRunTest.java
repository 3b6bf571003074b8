package dev.quarry.concolic.runtime;

import static dev.quarry.concolic.runtime.ArithmeticRunTest.kinds;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.Event;
import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.run.RunOutcome;
import dev.quarry.concolic.testing.ConcolicHarness;
import dev.quarry.expr.Ref;
import org.junit.jupiter.api.Test;

class InputObjectsRunTest {
  private static final String NODE =
      "class Node { int value; Node next; static int f(Node p, Node q) { if (p.next == q) { return"
          + " q == null ? 1 : q.value > 5 ? 2 : 3; } return p.value == 7 ? 4 : 5; } int sum() { int"
          + " s = 0; for (Node n = this; n != null; n = n.next) s += n.value; if (s == 10) return"
          + " 1; return 0; } }";

  @Test
  void aNullInputFailsWhereItIsUsed() {
    var harness = ConcolicHarness.compile(NODE);
    RunOutcome outcome = harness.run("Node#f");
    assertThat(outcome.ending().exception()).isEqualTo("java.lang.NullPointerException");
    assertThat(kinds(outcome)).containsExactly(Site.Kind.NULL);
  }

  @Test
  void aliasesAreDecidedWhenAnInputIsFirstUsed() {
    var harness = ConcolicHarness.compile(NODE);
    RunOutcome outcome =
        harness.run("Node#f", "p", new Ref(1), "q", new Ref(2), "p.next", new Ref(2), "q.value", 9);
    assertThat(outcome.ending().value()).isEqualTo("2");
    assertThat(kinds(outcome))
        .containsExactly(
            Site.Kind.NULL, Site.Kind.JUMP, Site.Kind.JUMP, Site.Kind.ALIAS, Site.Kind.JUMP);
    RunOutcome cyclic =
        harness.run("Node#f", "p", new Ref(1), "q", new Ref(1), "p.next", new Ref(1));
    assertThat(cyclic.ending().value()).isEqualTo("3");
  }

  @Test
  void theReceiverIsAnInputThatIsNeverNull() {
    var harness = ConcolicHarness.compile(NODE);
    RunOutcome outcome =
        harness.run("Node#sum", "this.value", 4, "this.next", new Ref(9), "this.next.value", 6);
    assertThat(outcome.ending().value()).isEqualTo("1");
    assertThat(kinds(outcome)).doesNotContain(Site.Kind.NULL);
  }

  private static final String SHAPES =
      "abstract class Shape { int a; abstract int area();"
          + " static int f(Shape s) { return s.area() > 10 ? 1 : 0; }"
          + " static int g(Object o) { if (o instanceof Square) return ((Square) o).a == 3 ? 1 : 2;"
          + " return o == null ? 3 : 4; }"
          + " static int h(Object o) { return ((Square) o).a; } }"
          + " class Square extends Shape { int area() { return a * a; } }"
          + " class Line extends Shape { int area() { return 0; } }";

  @Test
  void dispatchDependsOnTheClassOfTheReceiver() {
    var harness = ConcolicHarness.compile(SHAPES);
    RunOutcome square = harness.run("Shape#f", "s", new Ref(1), "s#type", "Square", "s.a", 4);
    assertThat(square.ending().value()).isEqualTo("1");
    assertThat(kinds(square)).containsExactly(Site.Kind.NULL, Site.Kind.DISPATCH, Site.Kind.JUMP);
    RunOutcome line = harness.run("Shape#f", "s", new Ref(1), "s#type", "Line", "s.a", 4);
    assertThat(line.ending().value()).isEqualTo("0");
    assertThat(line.assumptions()).isEmpty();
  }

  @Test
  void instanceofIsACondition() {
    var harness = ConcolicHarness.compile(SHAPES);
    RunOutcome square = harness.run("Shape#g", "o", new Ref(1), "o#type", "Square", "o.a", 3);
    assertThat(square.ending().value()).isEqualTo("1");
    assertThat(harness.run("Shape#g", "o", new Ref(1), "o#type", "Line").ending().value())
        .isEqualTo("4");
    assertThat(harness.run("Shape#g").ending().value()).isEqualTo("3");
  }

  @Test
  void castsThatDependOnInputsAreDecided() {
    var harness = ConcolicHarness.compile(SHAPES);
    RunOutcome outcome = harness.run("Shape#h", "o", new Ref(1), "o#type", "Line");
    assertThat(outcome.ending().exception()).isEqualTo("java.lang.ClassCastException");
    assertThat(kinds(outcome)).contains(Site.Kind.CAST);
    assertThat(harness.run("Shape#h").ending().exception())
        .isEqualTo("java.lang.NullPointerException");
  }

  @Test
  void invariantsAreRequired() {
    var harness =
        ConcolicHarness.compile(
            "class P { int lo, hi; boolean repOk() { return lo <= hi; }"
                + " static int f(P p) { return p.hi - p.lo >= 0 ? 1 : 0; } }");
    RunOutcome bad = harness.run("P#f", "p", new Ref(1), "p.lo", 5, "p.hi", 1);
    assertThat(bad.ending().kind()).isEqualTo(Ending.Kind.ASSUMPTION_FAILED);
    assertThat(bad.events()).last().isInstanceOf(Event.Decision.class);
    assertThat(harness.run("P#f", "p", new Ref(1), "p.lo", 1, "p.hi", 5).ending().value())
        .isEqualTo("1");
  }

  @Test
  void recordsAreFilledWithoutTheirConstructor() {
    var harness =
        ConcolicHarness.compile(
            "record R(int x, String s) { static int f(R r) { return r.x() == 4 &&"
                + " r.s().equals(\"a\") ? 1 : 0; } }");
    RunOutcome outcome =
        harness.run("R#f", "r", new Ref(1), "r.x", 4, "r.s", new Ref(2), "r.s#text", "a");
    assertThat(outcome.assumptions()).isEmpty();
    assertThat(outcome.ending().value()).as("%s", outcome).isEqualTo("1");
  }

  @Test
  void enumsAreTheirOrdinal() {
    var harness =
        ConcolicHarness.compile(
            "enum C { RED, GREEN, BLUE; static int f(C c) { if (c == RED) return 1; switch (c) {"
                + " case GREEN: return 2; default: return 3; } } }");
    RunOutcome green = harness.run("C#f", "c", new Ref(1), "c#ordinal", 1);
    assertThat(green.ending().value()).isEqualTo("2");
    assertThat(green.assumptions()).isEmpty();
    assertThat(harness.run("C#f", "c", new Ref(1), "c#ordinal", 2).ending().value()).isEqualTo("3");
    assertThat(harness.run("C#f").ending().exception()).isEqualTo("java.lang.NullPointerException");
  }

  @Test
  void boxesAreTheirContent() {
    var harness =
        ConcolicHarness.compile(
            "class B { static int f(Integer a, Integer b) { if (a == b) return 1; return a + b =="
                + " 300 ? 2 : 3; } }");
    assertThat(
            harness
                .run("B#f", "a", new Ref(1), "b", new Ref(2), "a#value", 5, "b#value", 5)
                .ending()
                .value())
        .isEqualTo("1");
    assertThat(
            harness
                .run("B#f", "a", new Ref(1), "b", new Ref(2), "a#value", 150, "b#value", 150)
                .ending()
                .value())
        .isEqualTo("2");
  }
}
