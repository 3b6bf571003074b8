package dev.quarry.search.random;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.program.ClassPath;
import dev.quarry.program.Program;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class DictionaryTest {
  private static final String DATE = "\\d{4}-(0[1-9]|1[0-2])";

  /** What the dictionary is mined from. */
  static final class Sample {
    static int decide(int number, long size, double ratio, String text) {
      if (number == 73_519 || size > 9_876_543_210L || ratio < 0.125) {
        return 1;
      }
      switch (number) {
        case 11, 512 -> {
          return 2;
        }
        default -> {
          return text.equals("magic word") || Pattern.matches(DATE, text) ? 3 : 4;
        }
      }
    }
  }

  private static Dictionary sample() throws Exception {
    Path classes =
        Path.of(Sample.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (ClassPath path = ClassPath.of(List.of(classes));
        Program program = new Program(path)) {
      return Dictionary.of(program.bodies(path.get(Sample.class.getName())));
    }
  }

  @Test
  void constantsOfEachKindAreFound() throws Exception {
    Dictionary dictionary = sample();
    assertThat(dictionary.ints()).contains(73_519, 11, 512, 1, 2, 3, 4);
    assertThat(dictionary.longs()).containsExactly(9_876_543_210L);
    assertThat(dictionary.doubles()).containsExactly(0.125);
    assertThat(dictionary.strings()).contains("magic word");
    assertThat(dictionary.characters()).contains('m', 'g', ' ');
  }

  @Test
  void whatIsLikelyIsAboutHalfOfTheConstants() throws Exception {
    Dictionary likely =
        new Dictionary(
            List.of(4711), List.of(), List.of(), List.of(), List.of("a", "b"), List.of());
    Dictionary both = sample().preferring(likely);
    assertThat(both.ints()).contains(73_519);
    assertThat(both.ints().stream().filter(number -> number == 4711).count())
        .isBetween((long) sample().ints().size(), sample().ints().size() + 1L);
    assertThat(both.strings()).contains("magic word", "a", "b");
    assertThat(both.longs()).isEqualTo(sample().longs());
    Dictionary alone = sample();
    assertThat(alone.preferring(Dictionary.EMPTY)).isEqualTo(alone);
  }

  @Test
  void patternsGiveStringsThatTheyMatch() throws Exception {
    Dictionary dictionary = sample();
    assertThat(dictionary.languages()).hasSize(1);
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 100; i++) {
      assertThat(dictionary.languages().get(0).sample(random)).matches(DATE);
    }
  }
}
