package dev.quarry.solver.walk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.eval.EvaluationFrame;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class WalkedNumbersTest {
  @ParameterizedTest
  @EnumSource(WalkedNumbers.class)
  void oneRankUpIsTheNextNumber(WalkedNumbers kind) {
    var random = new SplittableRandom(3);
    for (int i = 0; i < 1000; i++) {
      long bits = kind.fromReal(random.nextGaussian() * 1e6);
      long next = kind.moved(bits, 1);
      assertThat(kind.toReal(next)).isGreaterThan(kind.toReal(bits));
      assertThat(kind.moved(next, -1)).isEqualTo(bits);
      long far = random.nextLong(1L << 20);
      assertThat(kind.moved(kind.moved(bits, far), -far)).isEqualTo(bits);
    }
  }

  @Test
  void ranksOfDoublesCrossZero() {
    long least = EvaluationFrame.toBits(Double.MIN_VALUE);
    assertThat(WalkedNumbers.DOUBLE.moved(EvaluationFrame.toBits(0.0), 1)).isEqualTo(least);
    assertThat(WalkedNumbers.DOUBLE.moved(EvaluationFrame.toBits(0.0), -1))
        .isEqualTo(EvaluationFrame.toBits(-0.0));
    assertThat(WalkedNumbers.DOUBLE.moved(EvaluationFrame.toBits(0.0), -2))
        .isEqualTo(EvaluationFrame.toBits(-Double.MIN_VALUE));
    assertThat(WalkedNumbers.FLOAT.moved(EvaluationFrame.toBits(-0f), -1))
        .isEqualTo(EvaluationFrame.toBits(-Float.MIN_VALUE));
  }

  @Test
  void movesEndAtTheLastNumber() {
    assertThat(WalkedNumbers.INT.moved(5, Long.MAX_VALUE)).isEqualTo(Integer.MAX_VALUE);
    assertThat(WalkedNumbers.LONG.moved(-5, Long.MIN_VALUE)).isEqualTo(Long.MIN_VALUE);
    assertThat(WalkedNumbers.DOUBLE.moved(EvaluationFrame.toBits(1.0), Long.MAX_VALUE))
        .isEqualTo(EvaluationFrame.toBits(Double.POSITIVE_INFINITY));
    assertThat(WalkedNumbers.FLOAT.moved(EvaluationFrame.toBits(1f), Long.MIN_VALUE))
        .isEqualTo(EvaluationFrame.toBits(Float.NEGATIVE_INFINITY));
  }

  @Test
  void flippedBitsAreSignExtended() {
    assertThat(WalkedNumbers.INT.flipped(0, 31)).isEqualTo(Integer.MIN_VALUE);
    assertThat(WalkedNumbers.FLOAT.flipped(EvaluationFrame.toBits(1f), 31))
        .isEqualTo(EvaluationFrame.toBits(-1f));
  }
}
