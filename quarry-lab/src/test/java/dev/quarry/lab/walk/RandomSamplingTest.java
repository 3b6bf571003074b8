package dev.quarry.lab.walk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.lab.corpus.Benchmark;
import dev.quarry.lab.corpus.Corpus;
import java.time.Duration;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class RandomSamplingTest {
  @Test
  void findsWhatIsTrueNearlyEverywhere() {
    assertThat(attempt("external.example2", Duration.ofSeconds(5)).ending())
        .isEqualTo(Ending.SOLVED);
  }

  @Test
  void givesUpWhenTheTimeIsOver() {
    assertThat(attempt("integer.never", Duration.ofMillis(20)).ending()).isEqualTo(Ending.OPEN);
  }

  @Test
  void drawsStringsToo() {
    assertThat(attempt("string.hash-with-prefix", Duration.ofMillis(20)).time()).isPositive();
  }

  private static Attempt attempt(String id, Duration time) {
    Benchmark benchmark =
        Corpus.complete().matching(Pattern.compile(Pattern.quote(id))).benchmarks().get(0);
    return new RandomSampling(1).attempt(benchmark, time);
  }
}
