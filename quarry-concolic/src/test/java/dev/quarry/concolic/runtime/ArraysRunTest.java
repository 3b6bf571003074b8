package dev.quarry.concolic.runtime;

import static dev.quarry.concolic.runtime.ArithmeticRunTest.kinds;
import static dev.quarry.concolic.testing.ConcolicHarness.elements;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.run.RunOutcome;
import dev.quarry.concolic.testing.ConcolicHarness;
import dev.quarry.expr.Ref;
import org.junit.jupiter.api.Test;

class ArraysRunTest {
  @Test
  void elementsAndLengthsOfInputArraysAreSymbolic() {
    var harness =
        ConcolicHarness.compile(
            "class A { static int f(int[] a, int i) { if (a.length > 2 && a[i] == 5) return 1;"
                + " return 0; } }");
    RunOutcome outcome =
        harness.run("A#f", "a", new Ref(1), "a#length", 3, "a#elements", elements(1, 5, 2), "i", 1);
    assertThat(outcome.ending().value()).isEqualTo("1");
    assertThat(kinds(outcome))
        .containsExactly(Site.Kind.NULL, Site.Kind.JUMP, Site.Kind.INDEX, Site.Kind.JUMP);
    RunOutcome outside = harness.run("A#f", "a", new Ref(1), "a#length", 3, "i", 7);
    assertThat(outside.ending().exception()).isEqualTo("java.lang.ArrayIndexOutOfBoundsException");
  }

  @Test
  void storesAtSymbolicIndicesAreSeenByLaterLoads() {
    var harness =
        ConcolicHarness.compile(
            "class A { static int f(int i, int j, int v) { int[] a = {1, 2, 3, 4}; a[2] = v; a[i] ="
                + " 9; a[3] = 8; if (a[j] == 9) return 1; if (a[2] == 7) return 2; return a[3] == v"
                + " ? 3 : 4; } }");
    assertThat(harness.run("A#f", "i", 1, "j", 1, "v", 0).ending().value()).isEqualTo("1");
    assertThat(harness.run("A#f", "i", 1, "j", 0, "v", 7).ending().value()).isEqualTo("2");
    assertThat(harness.run("A#f", "i", 1, "j", 0, "v", 8).ending().value()).isEqualTo("3");
    assertThat(harness.run("A#f", "i", 2, "j", 3, "v", 1).ending().value()).isEqualTo("4");
  }

  @Test
  void narrowElementsAreNarrowed() {
    var harness =
        ConcolicHarness.compile(
            "class A { static int f(byte[] a, boolean[] b, char[] c, int v) { a[0] = (byte) v; if"
                + " (a[0] == 5 && a[1] < 0) return 1; if (b[0]) return 2; return c[0] == 'x' ? 3 :"
                + " 4; } }");
    Object[] input = {
      "a",
      new Ref(1),
      "a#length",
      2,
      "a#elements",
      elements(1, 200),
      "b",
      new Ref(2),
      "b#length",
      1,
      "b#elements",
      elements(3),
      "c",
      new Ref(3),
      "c#length",
      1,
      "v",
      261
    };
    assertThat(harness.run("A#f", input).ending().value()).isEqualTo("1");
    input[input.length - 1] = 4;
    assertThat(harness.run("A#f", input).ending().value()).isEqualTo("2");
  }

  @Test
  void arraysOfReferencesHaveInputsAsElements() {
    var harness =
        ConcolicHarness.compile(
            "class A { int v; static int f(A[] as, int i) { A a = as[i]; return a.v == 3 ? 1 : 0; }"
                + " static int g(int[][] m) { return m[1][0] == 4 ? 1 : 0; } static int h(String[]"
                + " args) { return args.length > 1 && args[1].equals(\"-v\") ? 1 : 0; } }");
    RunOutcome outcome =
        harness.run(
            "A#f", "as", new Ref(1), "as#length", 2, "as[1]", new Ref(2), "as[1].v", 3, "i", 1);
    assertThat(outcome.ending().value()).isEqualTo("1");
    assertThat(kinds(outcome))
        .containsExactly(
            Site.Kind.NULL, Site.Kind.INDEX, Site.Kind.PIN, Site.Kind.NULL, Site.Kind.JUMP);
    assertThat(
            harness
                .run(
                    "A#g",
                    "m",
                    new Ref(1),
                    "m#length",
                    2,
                    "m[1]",
                    new Ref(2),
                    "m[1]#length",
                    1,
                    "m[1]#elements",
                    elements(4))
                .ending()
                .value())
        .isEqualTo("1");
    assertThat(
            harness
                .run(
                    "A#h",
                    "args",
                    new Ref(1),
                    "args#length",
                    2,
                    "args[1]",
                    new Ref(2),
                    "args[1]#text",
                    "-v")
                .ending()
                .value())
        .isEqualTo("1");
  }

  @Test
  void copiesKeepShadows() {
    var harness =
        ConcolicHarness.compile(
            "class A { static int f(int[] a, int v) { int[] b = a.clone(); b[0] = v; int[] c = new"
                + " int[4]; System.arraycopy(b, 0, c, 1, 2); int[] d = java.util.Arrays.copyOf(c,"
                + " 6); int[] e = java.util.Arrays.copyOfRange(d, 1, 3); if (e[0] == 7 && e[1] =="
                + " 8) return 1; java.util.Arrays.fill(e, v); return java.util.Arrays.equals(e, new"
                + " int[] {3, 3}) ? 2 : 3; } }");
    Object[] input = {
      "a", new Ref(1), "a#length", 2, "a#elements", elements(1, 8), "v", 7,
    };
    RunOutcome outcome = harness.run("A#f", input);
    assertThat(outcome.ending().value()).isEqualTo("1");
    assertThat(outcome.assumptions()).isEmpty();
    assertThat(kinds(outcome)).contains(Site.Kind.JUMP);
    input[input.length - 1] = 3;
    assertThat(harness.run("A#f", input).ending().value()).isEqualTo("2");
  }

  @Test
  void whatMakesACopyThrowIsDecidedBeforePositionsAreFixed() {
    var harness =
        ConcolicHarness.compile(
            "class A { static void f(int[] a, int from) { System.arraycopy(a, from, new int[4], 0,"
                + " 2); } }");
    Object[] input = {
      "a", new Ref(1), "a#length", 3, "a#elements", elements(1, 8), "from", 1,
    };
    assertThat(kinds(harness.run("A#f", input)))
        .containsExactly(Site.Kind.NULL, Site.Kind.RAISE, Site.Kind.RAISE, Site.Kind.PIN);
    input[input.length - 1] = Integer.MAX_VALUE;
    RunOutcome outcome = harness.run("A#f", input);
    assertThat(outcome.ending().exception()).isEqualTo("java.lang.ArrayIndexOutOfBoundsException");
    assertThat(kinds(outcome)).containsExactly(Site.Kind.NULL, Site.Kind.RAISE, Site.Kind.RAISE);
  }

  @Test
  void sizesOfNewArraysAreDecided() {
    var harness =
        ConcolicHarness.compile(
            "class A { static int f(int n) { int[] a = new int[n]; return a.length > 3 ? a[3] : -1;"
                + " } static int g(int n, int m) { return new int[n][m][2].length + n; } }");
    assertThat(harness.run("A#f", "n", -1).ending().exception())
        .isEqualTo("java.lang.NegativeArraySizeException");
    assertThat(kinds(harness.run("A#f", "n", 5))).containsExactly(Site.Kind.SIZE, Site.Kind.JUMP);
    assertThat(harness.run("A#g", "n", 2, "m", 3).ending().value()).isEqualTo("4");
  }

  @Test
  void readingAConcreteTableAtASymbolicIndexIsASelection() {
    var harness =
        ConcolicHarness.compile(
            "class A { static final int[] T = {3, 1, 4, 1, 5}; static int f(int i) { if (i < 0 || i"
                + " >= 5) return -1; return T[i] == 4 ? 1 : 0; } }");
    RunOutcome outcome = harness.run("A#f", "i", 2);
    assertThat(outcome.ending().value()).isEqualTo("1");
    assertThat(kinds(outcome)).doesNotContain(Site.Kind.PIN);
  }
}
