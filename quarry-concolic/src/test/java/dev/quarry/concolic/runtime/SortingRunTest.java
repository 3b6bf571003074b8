package dev.quarry.concolic.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.runtime.run.RunOutcome;
import dev.quarry.concolic.testing.ConcolicHarness;
import dev.quarry.expr.Ref;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sorting, with random numbers; every condition of every run must hold in its input. */
class SortingRunTest {
  private static final int RUNS = 60;

  /** What is at two places afterwards is looked at, and has to be what it was in the input. */
  private static final String PROGRAM =
      """
      import java.util.*;
      class A {
        record Pair(int key, int place) implements Comparable<Pair> {
          public int compareTo(Pair other) { return key - other.key; }
        }
        static int f(int a, int b, int c, int d) {
          %s
        }
      }
      """;

  @Test
  void elementsOfAnInputArrayAreComparedByTheProgramOrTold() {
    var harness =
        ConcolicHarness.compile(
            "class A { static int f(Integer[] all) { java.util.Arrays.sort(all, (x, y) -> y - x);"
                + " return all[0] == 7 ? 1 : 0; } }");
    RunOutcome outcome =
        harness.run(
            "A#f",
            "all",
            new Ref(1),
            "all#length",
            2,
            "all[0]",
            new Ref(2),
            "all[0]#value",
            3,
            "all[1]",
            new Ref(3),
            "all[1]#value",
            7);
    assertThat(outcome.ending().value()).isEqualTo("1");
    boolean isTold = !outcome.assumptions().isEmpty();
    boolean isCompared =
        outcome.events().stream()
            .anyMatch(event -> event.condition().toString().contains("#value"));
    assertThat(isTold || isCompared).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "int[] all = {a, b, c, d}; Arrays.sort(all); return all[0] == 3 ? all[0] : all[2];",
        "char[] all = {(char) a, (char) b, (char) c}; Arrays.sort(all); return all[1] == 2 ? 1 : 0;",
        "Integer[] all = {a, b, c, d}; Arrays.sort(all); return all[0] == 3 ? all[0] : all[2];",
        "Integer[] all = {a, b, c, d}; Arrays.sort(all, Collections.reverseOrder());"
            + " return all[1] == 3 ? all[0] : all[2];",
        "String[] all = {\"\" + a, \"\" + b, \"\" + c}; Arrays.sort(all);"
            + " return all[1].equals(\"3\") ? 1 : 2;",
        "List<Long> all = new ArrayList<>(List.of((long) a, (long) b, (long) c));"
            + " Collections.sort(all); return all.get(1) == 3L ? 1 : 2;",
        "List<Integer> all = Arrays.asList(a, b, c, d); all.sort(Comparator.reverseOrder());"
            + " return all.get(1) == 3 ? all.get(0) : all.get(2);",
        "List<Integer> all = Arrays.asList(a, b, c, d); all.sort((x, y) -> y - x);"
            + " return all.get(1) == 3 ? all.get(0) : all.get(2);",
        "List<Pair> all = Arrays.asList(new Pair(a, 0), new Pair(b, 1), new Pair(c, 2));"
            + " all.sort(Comparator.comparingInt(Pair::key)); return all.get(1).place();",
        "Pair[] all = {new Pair(a, 0), new Pair(b, 1), new Pair(c, 2)}; Arrays.sort(all, (x, y) ->"
            + " Integer.compare(y.key(), x.key())); return all[0].key() == 3 ? all[2].place() : 4;",
        "return Collections.max(List.of(a, b, c)) == 3 ? 1 : Collections.min(List.of(a, d));",
        "return Collections.max(List.of(\"\" + a, \"\" + b), Collections.reverseOrder())"
            + ".equals(\"2\") ? 1 : 2;",
        "return Collections.min(Arrays.asList(a, b, c), (x, y) -> y - x) == 3 ? 1 : 2;",
        "TreeSet<Integer> all = new TreeSet<>(List.of(1, 3)); Integer found = all.ceiling(a);"
            + " return found == null ? 0 : found;",
        "TreeSet<Integer> all = new TreeSet<>(); all.add(a); all.add(b); all.add(c);"
            + " return all.floor(d) == null ? 1 : all.floor(d) == c ? 2 : 3;",
        "TreeMap<Integer, Integer> all = new TreeMap<>(Map.of(1, 1, 3, 3, 4, 4));"
            + " return all.higherEntry(a) == null ? 3 : all.lowerKey(b) == null ? 0 : 5;",
      })
  void whatIsSortedIsDecidedByComparisons(String body) {
    var harness = ConcolicHarness.compile(PROGRAM.formatted(body));
    Random random = new Random(19);
    for (int i = 0; i < RUNS; i++) {
      int[] given = random.ints(4, -2, 6).toArray();
      RunOutcome outcome =
          harness.run("A#f", "a", given[0], "b", given[1], "c", given[2], "d", given[3]);
      assertThat(outcome.ending().kind()).isEqualTo(Ending.Kind.RETURNED);
      assertThat(outcome.assumptions()).as(Arrays.toString(given)).isEmpty();
      assertThat(outcome.events()).isNotEmpty();
    }
  }
}
