package dev.quarry.solver.walk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.semantics.Numerals;
import java.util.List;
import org.junit.jupiter.api.Test;

class StringDistanceTest {
  private static final List<String> WORDS =
      List.of(
          "", "a", "A", "ab", "aB", "abc", "xabc", "abcabc", " ", "12", "-12", "12x", "ß", "SS");

  @Test
  void distancesAreZeroExactlyWhereThePredicateHolds() {
    for (String a : WORDS) {
      for (String b : WORDS) {
        assertFits(StringDistance.equal(a, b), a.equals(b));
        assertFits(StringDistance.equalIgnoringCase(a, b), a.equalsIgnoreCase(b));
        assertFits(StringDistance.endsWith(a, b), a.endsWith(b));
        assertFits(StringDistance.contains(a, b), a.contains(b));
        for (int from = -1; from < 8; from++) {
          assertFits(StringDistance.startsWith(a, b, from), a.startsWith(b, from));
        }
      }
      assertFits(StringDistance.blank(a), a.isBlank());
      assertFits(StringDistance.isInt(a, 10), Numerals.isInt(a, 10));
      assertFits(StringDistance.isLong(a, 10), Numerals.isLong(a, 10));
      for (String regex : List.of("", "a+", "[a-c]{3}", "(?i)ab", "-?[0-9]+", "x?abc.*")) {
        assertFits(StringDistance.matches(a, regex), a.matches(regex));
      }
    }
  }

  private static void assertFits(double distance, boolean holds) {
    assertThat(distance).isNotNegative();
    assertThat(distance == 0).isEqualTo(holds);
  }

  @Test
  void nearerStringsHaveSmallerDistances() {
    assertThat(StringDistance.equal("hallo", "hello"))
        .isLessThan(StringDistance.equal("hzllo", "hello"))
        .isLessThan(StringDistance.equal("hllo", "hello"));
    assertThat(StringDistance.startsWith("hex", "hello", 0))
        .isLessThan(StringDistance.startsWith("xxx", "hello", 0));
    assertThat(StringDistance.contains("..hel..", "hello"))
        .isLessThan(StringDistance.contains(".......", "hello"));
  }

  @Test
  void longerBeginningsOfAMatchAreNearer() {
    String regex = "[a-c]{3}-[0-9]{4}";
    assertThat(StringDistance.matches("abc-12", regex))
        .isLessThan(StringDistance.matches("abc", regex))
        .isLessThan(StringDistance.matches("abc-12xyz", regex));
  }

  @Test
  void longStringsAreComparedPlaceByPlace() {
    String a = "a".repeat(1000);
    assertThat(StringDistance.equal(a, a + "b")).isEqualTo(1);
  }
}
