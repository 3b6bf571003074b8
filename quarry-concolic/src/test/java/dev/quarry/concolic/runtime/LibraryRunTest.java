package dev.quarry.concolic.runtime;

import static dev.quarry.concolic.runtime.ArithmeticRunTest.kinds;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.run.RunOutcome;
import dev.quarry.concolic.testing.ConcolicHarness;
import dev.quarry.expr.Ref;
import org.junit.jupiter.api.Test;

class LibraryRunTest {
  private static RunOutcome run(String body, Object... input) {
    var harness =
        ConcolicHarness.compile(
            "import java.util.*; import java.util.stream.*; class A { static int f(String s, int x)"
                + " {"
                + body
                + "} public String toString() { return \"A\" + n; } int n; A(int n) { this.n = n; }"
                + " }");
    return harness.run("A#f", input);
  }

  private static final Object[] ABC = {"s", new Ref(1), "s#text", "abc", "x", 2};

  private static void exact(RunOutcome outcome, String value) {
    assertThat(outcome.ending().value()).isEqualTo(value);
    assertThat(outcome.assumptions()).isEmpty();
  }

  @Test
  void stringMethodsAreExpressions() {
    RunOutcome outcome =
        run(
            "if (s.length() == 3 && s.charAt(x) == 'c' && s.substring(1).equals(\"bc\") &&"
                + " s.startsWith(\"a\")) return 1; return 0;",
            ABC);
    exact(outcome, "1");
    assertThat(kinds(outcome)).contains(Site.Kind.RAISE, Site.Kind.JUMP);
  }

  @Test
  void exceptionsOfLibraryMethodsAreDecisions() {
    RunOutcome outcome = run("return s.charAt(x);", "s", new Ref(1), "s#text", "ab", "x", 2);
    assertThat(outcome.ending().exception()).isEqualTo("java.lang.StringIndexOutOfBoundsException");
    assertThat(kinds(outcome)).containsExactly(Site.Kind.NULL, Site.Kind.RAISE);
  }

  @Test
  void buildersKeepTheirContent() {
    RunOutcome outcome =
        run(
            "StringBuilder b = new StringBuilder(\"<\"); b.append(s).append(x).append('>'); return"
                + " b.toString().equals(\"<abc2>\") ? 1 : 0;",
            ABC);
    exact(outcome, "1");
    assertThat(kinds(outcome)).contains(Site.Kind.JUMP);
  }

  @Test
  void concatenationIsAnExpression() {
    RunOutcome outcome =
        run(
            "String t = \"<\" + s + x + (char) (x + 60) + (x > 0) + new A(x) + \">\"; return"
                + " t.equals(\"<abc2>trueA2>\") ? 1 : 0;",
            ABC);
    exact(outcome, "1");
    assertThat(outcome.events()).hasSizeGreaterThan(2);
  }

  @Test
  void parsingDecidesItsException() {
    RunOutcome bad = run("return Integer.parseInt(s);", ABC);
    assertThat(bad.ending().exception()).isEqualTo("java.lang.NumberFormatException");
    assertThat(kinds(bad)).contains(Site.Kind.RAISE);
    exact(run("return Integer.parseInt(s);", "s", new Ref(1), "s#text", "42"), "42");
  }

  @Test
  void boxesSurviveCollections() {
    RunOutcome outcome =
        run(
            "List<Integer> l = new ArrayList<>(); l.add(x); l.add(7); Optional<Integer> o ="
                + " Optional.of(l.get(0)); return o.get() > 1 ? 1 : 0;",
            ABC);
    exact(outcome, "1");
    assertThat(kinds(outcome)).containsExactly(Site.Kind.JUMP);
  }

  @Test
  void boxesSurviveStreamsWithLambdas() {
    RunOutcome outcome = run("return (int) Stream.of(x, 5, 1).filter(v -> v > 1).count();", ABC);
    assertThat(outcome.ending().value()).isEqualTo("2");
    assertThat(kinds(outcome)).contains(Site.Kind.JUMP);
  }

  @Test
  void mapLookupsAreDecidedKeyByKey() {
    RunOutcome outcome =
        run(
            "Map<String, Integer> m = new HashMap<>(); m.put(\"a\", 1); m.put(\"abc\", 2); Integer"
                + " r = m.get(s); m.put(s, x); return r == null ? 0 : m.get(\"abc\") == 2 ? r :"
                + " -1;",
            ABC);
    exact(outcome, "2");
    assertThat(kinds(outcome)).contains(Site.Kind.MEMBER);
  }

  @Test
  void sortedSetsDecideOrder() {
    RunOutcome outcome =
        run(
            "TreeSet<Integer> t = new TreeSet<>(); t.add(1); t.add(5); t.add(x); return t.size();",
            ABC);
    exact(outcome, "3");
    assertThat(kinds(outcome)).contains(Site.Kind.MEMBER);
  }

  @Test
  void indicesIntoListsArePinned() {
    RunOutcome outcome = run("return new ArrayList<>(List.of(4, 5, 6)).get(x);", ABC);
    exact(outcome, "6");
    assertThat(kinds(outcome)).containsExactly(Site.Kind.RAISE, Site.Kind.PIN);
  }

  @Test
  void whatHasNoModelIsAnApproximation() {
    RunOutcome outcome = run("return String.format(\"%s\", s).length();", ABC);
    assertThat(outcome.ending().value()).isEqualTo("3");
    assertThat(outcome.assumptions())
        .singleElement()
        .satisfies(a -> assertThat(a.what()).contains("java.lang.String#format"));
  }

  @Test
  void printingLosesNothing() {
    exact(run("System.out.print(\"\"); System.out.printf(\"\", x); return x;", ABC), "2");
  }

  @Test
  void messagesOfExceptionsComeBack() {
    RunOutcome outcome =
        run(
            "try { throw new IllegalStateException(s); } catch (IllegalStateException e) { return"
                + " e.getMessage().length() == 3 ? 1 : 0; }",
            ABC);
    exact(outcome, "1");
    assertThat(kinds(outcome)).contains(Site.Kind.JUMP);
  }
}
