package dev.quarry.concolic.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.Event;
import dev.quarry.concolic.runtime.run.RunOutcome;
import dev.quarry.concolic.testing.ConcolicHarness;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Shadows arrive wherever values go: each program ends in one decision about its input. */
class ShadowFlowTest {
  private static final String TWICE = "static int twice(int v) { return v * 2; } ";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int y = x; x = 0; return y > 5 ? 1 : 0;",
        "int y = x++ + 1; return y > 5 ? 1 : 0;",
        "long l = x; double d = l; return d * 2 > 10 ? 1 : 0;",
        "int[] a = new int[3]; a[1] = x; return a[1] > 5 ? 1 : 0;",
        "int[] a = {1, x}; int[] b = a.clone(); return b[1] > 5 ? 1 : 0;",
        "long[][] a = new long[2][2]; a[1][0] = x; return a[1][0] > 5L ? 1 : 0;",
        "Box b = new Box(); b.value = x; return b.value > 5 ? 1 : 0;",
        "kept = x; return kept > 5 ? 1 : 0;",
        "return twice(x) > 10 ? 1 : 0;",
        "return new Sub(x).get() > 5 ? 1 : 0;",
        "Getter g = new Sub(x); return g.get() > 5 ? 1 : 0;",
        "try { throw new Carrier(x); } catch (Carrier c) { return c.value > 5 ? 1 : 0; }",
        "int y = 0; try { y = x; twice(1 / zero); } catch (ArithmeticException e) {"
            + " return y > 5 ? 1 : 0; } return 3;",
        "Integer i = x; return i > 5 ? 1 : 0;",
        "java.util.function.IntSupplier s = () -> x; return s.getAsInt() > 5 ? 1 : 0;",
        "java.util.function.IntUnaryOperator o = A::twice; return o.applyAsInt(x) > 10 ? 1 : 0;",
        "java.util.function.Function<Integer, Integer> f = v -> v + 1; return f.apply(x) > 6 ? 1"
            + " : 0;",
        "Pair p = new Pair(x, 2); return p.a() > 5 ? 1 : 0;",
        "return new Pair(x, 2).equals(new Pair(7, 2)) ? 1 : 0;",
        "return new Pair(x, 2).hashCode() > 100 ? 1 : 0;",
        "int s = zero == 0 ? x : 1; return s > 5 ? 1 : 0;",
        "int s = 0; for (int i = 0; i < 3; i++) { s += x; } return s > 15 ? 1 : 0;",
        "synchronized (A.class) { return x > 5 ? 1 : 0; }",
        "switch (x) { case 7: return 1; default: return 0; }",
        "return (x & 0xFF) == (byte) 7 ? 1 : 0;",
      })
  void theDecisionIsRecorded(String body) {
    RunOutcome outcome = harness(body).run("A#f", "x", 7);
    assertThat(outcome.ending().value()).isIn("0", "1");
    assertThat(decisions(outcome)).hasSize(1);
    assertThat(outcome.assumptions()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int y = 3; return y > 2 ? 1 : 0;",
        "x = 4; return x > 2 ? 1 : 0;",
        "int[] a = {x, 2}; a[0] = 1; return a[0] > 5 ? 1 : 0;",
        "Box b = new Box(); b.value = x; b.value = 2; return b.value > 5 ? 1 : 0;",
        "twice(x); return zero > 5 ? 1 : 0;"
      })
  void aValueThatDoesNotDependOnInputsDecidesNothing(String body) {
    RunOutcome outcome = harness(body).run("A#f", "x", 7);
    assertThat(decisions(outcome)).isEmpty();
  }

  @Test
  void programHandlersDoNotSwallowTheEndOfARun() {
    RunOutcome outcome =
        harness("while (true) { try { twice(x); } catch (Throwable t) { kept++; } }")
            .run("A#f", "x", 7);
    assertThat(outcome.ending().kind().text()).isEqualTo("timedOut");
  }

  private static ConcolicHarness harness(String body) {
    return ConcolicHarness.compile(
        "class A { static int zero; static int kept; "
            + TWICE
            + "static int f("
            + (body.contains("() -> x") ? "final " : "")
            + "int x) { "
            + body
            + " } }"
            + " class Box { int value; }"
            + " class Carrier extends RuntimeException { final int value; Carrier(int v) { value ="
            + " v; } }"
            + " interface Getter { int get(); }"
            + " class Base { protected final int base; Base(int b) { base = b; } }"
            + " class Sub extends Base implements Getter { Sub(int v) { super(v); } public int"
            + " get() { return base; } }"
            + " record Pair(int a, long b) {}");
  }

  private static List<Event> decisions(RunOutcome outcome) {
    return outcome.events().stream().filter(Event.Decision.class::isInstance).toList();
  }
}
