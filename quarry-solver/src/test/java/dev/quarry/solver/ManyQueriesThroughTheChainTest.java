package dev.quarry.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.solver.chain.SolverChain;
import dev.quarry.solver.chain.SolverOptions;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class ManyQueriesThroughTheChainTest {
  private static final int QUERIES = 10_000;
  private static final long MEBIBYTE = 1 << 20;

  /**
   * What 10,000 different queries may leave behind on the heap: the caches' contents and no more.
   */
  private static final long HEAP_BOUND = 64 * MEBIBYTE;

  @Test
  void theHeapStaysBounded() throws IOException {
    var factory = new ExprFactory();
    Expr x = factory.input("x", Sort.INT);
    Expr y = factory.input("y", Sort.INT);
    long before = usedHeap();
    try (var chain = SolverChain.open(factory, new JdkFunctions(), SolverOptions.defaults())) {
      for (int i = 0; i < QUERIES; i++) {
        Expr difference = factory.apply(Op.INT_SUB, x, y);
        Expr exact = factory.eq(difference, factory.intConst(3 * i + 1));
        Expr positive = factory.apply(Op.INT_LT, factory.intConst(i), y);
        var query = Query.of(List.of(exact, positive), Budget.of(Duration.ofSeconds(20)));
        assertThat(chain.solve(query)).isInstanceOf(Verdict.Sat.class);
      }
      assertThat(usedHeap() - before).isLessThan(HEAP_BOUND);
    }
  }

  private static long usedHeap() {
    System.gc();
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }
}
