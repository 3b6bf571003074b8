package dev.quarry.concolic.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.runtime.run.RunOutcome;
import dev.quarry.concolic.testing.ConcolicHarness;
import dev.quarry.expr.Ref;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What earlier runs did makes later ones faster and must not show otherwise. */
class RepeatedRunsTest {
  private static final String SOURCE =
      """
      class A {
        static int f(int x, long y, double d, String s) {
          int sum = 0;
          for (int i = 0; i < 5; i++) {
            if (x - i < sum) sum += 2;
            switch ((x + i) & 3) {
              case 0: sum += (int) (y >> i); break;
              case 1: sum ^= x; break;
              default: sum -= i;
            }
            if (d * i > 2.5) sum++;
          }
          StringBuilder b = new StringBuilder();
          b.append((char) ('a' + (x & 7))).append(s).append("z");
          return b.toString().startsWith("ab") ? sum / x : b.charAt(x) + sum;
        }
      }
      """;

  private static final List<Object[]> INPUTS =
      List.of(
          new Object[] {"x", 0, "y", 9L, "d", 1.5, "s", new Ref(1), "s#text", "b"},
          new Object[] {"x", 1, "y", -9L, "d", 0.5, "s", new Ref(1), "s#text", "b"},
          new Object[] {"x", 0, "y", 7L, "d", 1.5, "s", new Ref(1), "s#text", "bcd"},
          new Object[] {"x", 77, "y", 0L, "d", -1.0, "s", new Ref(0)},
          new Object[] {"x", 3, "y", 1L << 40, "d", 9.0, "s", new Ref(1), "s#text", "bc"});

  @Test
  void aRunReportsTheSameWhateverRanBefore() {
    var shared = ConcolicHarness.compile(SOURCE);
    for (int round = 0; round < 3; round++) {
      for (Object[] input : INPUTS) {
        RunOutcome alone = ConcolicHarness.compile(SOURCE).run("A#f", input);
        RunOutcome later = shared.run("A#f", input);
        assertThat(later.ending()).isEqualTo(alone.ending());
        assertThat(later.events()).hasSameSizeAs(alone.events()).hasSizeGreaterThan(5);
        assertThat(later.events()).hasToString(alone.events().toString());
        assertThat(later.assumptions()).isEqualTo(alone.assumptions());
      }
    }
  }
}
