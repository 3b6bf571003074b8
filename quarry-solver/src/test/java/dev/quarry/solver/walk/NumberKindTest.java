package dev.quarry.solver.walk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.eval.Frame;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class NumberKindTest {
  @ParameterizedTest
  @EnumSource(NumberKind.class)
  void oneRankUpIsTheNextNumber(NumberKind kind) {
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
    long least = Frame.toBits(Double.MIN_VALUE);
    assertThat(NumberKind.DOUBLE.moved(Frame.toBits(0.0), 1)).isEqualTo(least);
    assertThat(NumberKind.DOUBLE.moved(Frame.toBits(0.0), -1)).isEqualTo(Frame.toBits(-0.0));
    assertThat(NumberKind.DOUBLE.moved(Frame.toBits(0.0), -2))
        .isEqualTo(Frame.toBits(-Double.MIN_VALUE));
    assertThat(NumberKind.FLOAT.moved(Frame.toBits(-0f), -1))
        .isEqualTo(Frame.toBits(-Float.MIN_VALUE));
  }

  @Test
  void movesEndAtTheLastNumber() {
    assertThat(NumberKind.INT.moved(5, Long.MAX_VALUE)).isEqualTo(Integer.MAX_VALUE);
    assertThat(NumberKind.LONG.moved(-5, Long.MIN_VALUE)).isEqualTo(Long.MIN_VALUE);
    assertThat(NumberKind.DOUBLE.moved(Frame.toBits(1.0), Long.MAX_VALUE))
        .isEqualTo(Frame.toBits(Double.POSITIVE_INFINITY));
    assertThat(NumberKind.FLOAT.moved(Frame.toBits(1f), Long.MIN_VALUE))
        .isEqualTo(Frame.toBits(Float.NEGATIVE_INFINITY));
  }

  @Test
  void flippedBitsAreSignExtended() {
    assertThat(NumberKind.INT.flipped(0, 31)).isEqualTo(Integer.MIN_VALUE);
    assertThat(NumberKind.FLOAT.flipped(Frame.toBits(1f), 31)).isEqualTo(Frame.toBits(-1f));
  }
}
