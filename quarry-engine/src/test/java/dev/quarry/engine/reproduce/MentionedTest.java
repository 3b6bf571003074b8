package dev.quarry.engine.reproduce;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.search.random.Dictionary;
import java.util.List;
import org.junit.jupiter.api.Test;

final class MentionedTest {
  private static Dictionary in(String... messages) {
    return Mentioned.in(List.of(messages));
  }

  @Test
  void numbersAreFoundAsTheTypesThatTheyFit() {
    Dictionary found = in("-5 is smaller than 0.25", "1,234,567 bytes, at most 9876543210");

    assertThat(found.ints()).containsExactly(-5, 1_234_567);
    assertThat(found.longs()).containsExactly(-5L, 1_234_567L, 9_876_543_210L);
    assertThat(found.doubles()).containsExactly(-5.0, 0.25, 1_234_567.0, 9_876_543_210.0);
    assertThat(found.floats()).contains(0.25f);
  }

  @Test
  void partsOfNamesAreNoNumbers() {
    assertThat(in("value x2 of Foo3.bar").ints()).isEmpty();
  }

  @Test
  void textsInQuotesAndBehindColonsAreWhole() {
    Dictionary found = in("For input string: \"go 12\"", "Cannot parse 'a b' [x y]: rest of it");

    assertThat(found.strings()).contains("go 12", "\"go 12\"", "a b", "x y", "rest of it");
  }

  @Test
  void everyWordMayBeOne() {
    assertThat(in("Unknown zone Nowhere/Land").strings()).contains("Nowhere/Land", "zone");
  }

  @Test
  void wordsAreAlsoWithoutPunctuationAndNamesAlone() {
    assertThat(in("Infinite loop in ${a}: a->b.").strings())
        .contains("${a}", "${a}:", "a->b", "a", "b", "loop");
  }

  @Test
  void anEmptyMessageMentionsNothing() {
    assertThat(in("")).isEqualTo(Dictionary.EMPTY);
  }
}
