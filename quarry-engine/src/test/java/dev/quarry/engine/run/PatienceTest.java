package dev.quarry.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

final class PatienceTest {
  private static final Duration RUN_TIME = Duration.ofSeconds(2);

  private final Patience patience = new Patience();

  @Test
  void theVeryFirstRunMayTakeLongest() {
    Duration before = patience.limit(RUN_TIME);
    patience.ended(Duration.ofMillis(100));

    assertThat(before).isGreaterThan(Duration.ofSeconds(20));
    assertThat(patience.limit(RUN_TIME)).isEqualTo(Duration.ofMillis(2_500));
  }

  @Test
  void whereOneHangsTheNextGetsLessTime() {
    patience.ended(Duration.ofSeconds(1));
    patience.hung();
    patience.hung();
    patience.hung();
    patience.hung();

    assertThat(patience.limit(RUN_TIME)).isEqualTo(Duration.ofSeconds(3));
  }

  @Test
  void aRunThatEndsMakesUpForThoseThatHung() {
    patience.hung();
    patience.hung();
    patience.ended(Duration.ofSeconds(1));

    assertThat(patience.limit(RUN_TIME)).isEqualTo(Duration.ofSeconds(7));
  }
}
