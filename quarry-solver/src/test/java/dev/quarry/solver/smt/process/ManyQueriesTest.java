package dev.quarry.solver.smt.process;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.solver.smt.Scripts;
import dev.quarry.solver.smt.SmtAnswer.Sat;
import dev.quarry.solver.smt.SmtSolver;
import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The stated bound: a solver process that is never replaced stays below 384 MiB over 10,000 small
 * queries.
 */
class ManyQueriesTest {
  private static final long BOUND_KILOBYTES = 384L << 10;
  private static final int QUERIES = 10_000;

  @ParameterizedTest
  @MethodSource("dev.quarry.solver.smt.process.Backends#available")
  void tenThousandQueriesInOneProcessStayWithinTheMemoryBound(SmtSolver solver) throws IOException {
    try (IsolatedBackend backend = Backends.isolated(solver)) {
      long start = System.nanoTime();
      backend.check(Scripts.smallSat(3), Duration.ofSeconds(60));
      long first = System.nanoTime();
      long atThousand = 0;
      long most = 0;
      for (int i = 1; i <= QUERIES; i++) {
        assertThat(backend.check(Scripts.smallSat(i), Duration.ofSeconds(60)))
            .isInstanceOf(Sat.class);
        most = Math.max(most, backend.residentKilobytes());
        atThousand = i == 1_000 ? backend.residentKilobytes() : atThousand;
      }
      System.out.printf(
          "%s: start and first query %d ms, %d us per query, resident %d KB after 1,000 queries, %d KB after 10,000, at most %d KB%n",
          solver,
          (first - start) / 1_000_000,
          (System.nanoTime() - first) / 1_000 / QUERIES,
          atThousand,
          backend.residentKilobytes(),
          most);
      assertThat(backend.started()).isEqualTo(1);
      assertThat(most).isLessThan(BOUND_KILOBYTES);
    }
  }
}
