package dev.quarry.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class PoolTest {
  private final List<Numbered> all = new ArrayList<>();

  /** Keeps no process, but remembers what was done to it. */
  private static final class Numbered implements Keeper {
    private final int number;
    private boolean closed;

    Numbered(int number) {
      this.number = number;
    }

    @Override
    public OptionalLong processId() {
      return number == 0 ? OptionalLong.empty() : OptionalLong.of(number);
    }

    @Override
    public void close() {
      closed = true;
    }
  }

  private Numbered next() {
    all.add(new Numbered(all.size()));
    return all.get(all.size() - 1);
  }

  @Test
  void nobodyElseGetsAMemberInUse() throws Exception {
    try (Pool<Numbered> pool = new Pool<>(2, this::next)) {
      int inner = pool.use(first -> pool.use(second -> second.number - first.number));
      assertThat(inner).isNotZero();
    }
  }

  @Test
  void theOneUsedLastIsUsedNext() throws Exception {
    try (Pool<Numbered> pool = new Pool<>(3, this::next)) {
      int used = pool.use(first -> pool.use(second -> second.number));
      pool.use(
          first -> {
            assertThat(first.number).isZero();
            return first;
          });
      assertThat(used).isEqualTo(1);
    }
  }

  @Test
  void aMemberComesBackWhenItsJobFails() throws Exception {
    try (Pool<Numbered> pool = new Pool<>(1, this::next)) {
      assertThatThrownBy(
              () ->
                  pool.use(
                      member -> {
                        throw new IOException("no");
                      }))
          .hasMessage("no");
      int number = pool.use(member -> member.number);
      assertThat(number).isZero();
    }
  }

  @Test
  void thoseStartedAreClosedWhenOneCantBeStarted() {
    assertThatThrownBy(
            () ->
                new Pool<>(
                    3,
                    () -> {
                      if (all.size() == 2) {
                        throw new IOException("enough");
                      }
                      return next();
                    }))
        .hasMessage("enough");
    assertThat(all).hasSize(2).allMatch(member -> member.closed);
  }

  @Test
  void idsAreThoseOfProcessesInUse() throws IOException {
    try (Pool<Numbered> pool = new Pool<>(3, this::next)) {
      assertThat(pool.processIds()).containsExactly(1L, 2L);
    }
  }
}
