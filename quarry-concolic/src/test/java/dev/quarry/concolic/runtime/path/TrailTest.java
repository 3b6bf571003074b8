package dev.quarry.concolic.runtime.path;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Sort;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;

class TrailTest {
  private final ExprFactory factory = new ExprFactory();
  private final Input x = factory.input("x", Sort.INT);
  private final Input y = factory.input("y", Sort.INT);
  private final Trail trail = new Trail();

  @Test
  void aRunThatDoesTheSameFollows() {
    trail.leave(Opcodes.IADD, x, null, 1, y);
    trail.leave(Opcodes.ISUB, y, x, 0, null);
    assertThat(trail.follow(Opcodes.IADD, x, null, 1)).isNull();
    trail.rewind();

    assertThat(trail.follow(Opcodes.IADD, x, null, 1).result()).isSameAs(y);
    assertThat(trail.follow(Opcodes.ISUB, y, x, 0).result()).isNull();
  }

  @Test
  void anyDifferenceLeavesTheWay() {
    trail.leave(Opcodes.IADD, x, null, 1, y);
    trail.rewind();

    assertThat(trail.follow(Opcodes.ISUB, x, null, 1)).isNull();
    assertThat(trail.follow(Opcodes.IADD, y, null, 1)).isNull();
    assertThat(trail.follow(Opcodes.IADD, x, y, 1)).isNull();
    assertThat(trail.follow(Opcodes.IADD, x, null, 2)).isNull();
    assertThat(trail.follow(Opcodes.IADD, x, null, 1)).isNotNull();
  }

  @Test
  void theNewWayTakesThePlaceOfTheOld() {
    trail.leave(Opcodes.IADD, x, null, 1, y);
    trail.rewind();
    trail.leave(Opcodes.IADD, x, null, 2, x);
    trail.rewind();

    assertThat(trail.follow(Opcodes.IADD, x, null, 1)).isNull();
    assertThat(trail.follow(Opcodes.IADD, x, null, 2).result()).isSameAs(x);
  }

  @Test
  void whatComesAfterTheEndIsNotKept() {
    for (int i = 0; i <= Trail.LENGTH; i++) {
      assertThat(trail.leave(Opcodes.IADD, x, null, i, y)).isSameAs(y);
    }
    trail.rewind();
    for (int i = 0; i < Trail.LENGTH; i++) {
      assertThat(trail.follow(Opcodes.IADD, x, null, i)).isNotNull();
    }
    assertThat(trail.follow(Opcodes.IADD, x, null, Trail.LENGTH)).isNull();
  }
}
