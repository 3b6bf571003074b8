package dev.quarry.search.tree;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Model;
import dev.quarry.search.strategy.BreadthFirst;
import dev.quarry.search.strategy.Searchers;
import dev.quarry.search.synthetic.Enumeration;
import dev.quarry.search.synthetic.Explorer;
import dev.quarry.search.synthetic.Program;
import dev.quarry.search.synthetic.Trace;
import dev.quarry.search.tree.Way.State;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Several workers on one tree, some of which get lost. */
class WorkersTest {
  private static final int THREADS = 4;

  static List<String> names() {
    return Searchers.names();
  }

  @Test
  void aWayInFlightIsNotGivenToAnother() {
    Explorer explorer = new Explorer(Program.allBits(2), new BreadthFirst(), PathLimits.NONE);
    explorer.run(Model.EMPTY);

    Way first = explorer.tree().take().orElseThrow();
    Way second = explorer.tree().take().orElseThrow();

    assertThat(first).isNotSameAs(second);
    assertThat(explorer.tree().take()).isEmpty();
    assertThat(explorer.tree().counts().inFlight()).isEqualTo(2);
    assertThat(explorer.tree().isExhausted()).isFalse();
  }

  @Test
  void aWayThatIsGivenBackIsTheNextToBeTaken() {
    Explorer explorer = new Explorer(Program.allBits(3), new BreadthFirst(), PathLimits.NONE);
    explorer.run(Model.EMPTY);
    Way lost = explorer.tree().take().orElseThrow();

    explorer.tree().release(lost);

    assertThat(lost.state()).isEqualTo(State.OPEN);
    assertThat(explorer.tree().counts().open()).isEqualTo(3);
    assertThat(explorer.tree().take()).contains(lost);
    assertThat(lost.attempts()).isEqualTo(2);
    explorer.tree().release(lost);
    explorer.continueToTheEnd();
    assertThat(explorer.paths()).hasSize(8).doesNotHaveDuplicates();
    assertThat(explorer.tree().isExhausted()).isTrue();
  }

  @Test
  void givingBackWhatIsVisitedChangesNothing() {
    Explorer explorer = new Explorer(Program.allBits(1), new BreadthFirst(), PathLimits.NONE);
    explorer.run(Model.EMPTY);
    Way way = explorer.tree().take().orElseThrow();
    explorer.tryWay(way);

    explorer.tree().release(way);
    explorer.tree().infeasible(way);
    explorer.tree().undecided(way, "too late");

    assertThat(way.state()).isEqualTo(State.VISITED);
    assertThat(explorer.tree().isExhausted()).isTrue();
  }

  @ParameterizedTest
  @MethodSource("names")
  void manyThreadsThatLoseWaysFindEachPathOnce(String name) throws Exception {
    Program program = Program.random(21, 8, 12);
    Set<String> undisturbed =
        new HashSet<>(
            new Explorer(program, Searchers.byName("dfs", 0), PathLimits.NONE).explore().paths());
    ExecutionTree tree = new ExecutionTree(Searchers.byName(name, 7), PathLimits.NONE);
    ExprFactory factory = new ExprFactory();
    List<String> paths = Collections.synchronizedList(new ArrayList<>());
    paths.add(run(program, factory, tree, Prediction.NONE, Model.EMPTY));

    inThreads(seed -> work(program, factory, tree, new Random(seed), paths));

    assertThat(paths).doesNotHaveDuplicates();
    assertThat(new HashSet<>(paths)).isEqualTo(undisturbed);
    assertThat(tree.counts().divergences()).isZero();
    assertThat(tree.isExhausted()).isTrue();
  }

  private interface Work {
    void run(long seed);
  }

  private static void inThreads(Work work) throws InterruptedException, ExecutionException {
    ExecutorService pool = Executors.newFixedThreadPool(THREADS);
    try {
      List<Future<?>> futures = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        long seed = i;
        futures.add(pool.submit(() -> work.run(seed)));
      }
      for (Future<?> future : futures) {
        future.get();
      }
    } finally {
      pool.shutdownNow();
    }
  }

  private static void work(
      Program program, ExprFactory factory, ExecutionTree tree, Random random, List<String> paths) {
    Enumeration solver = new Enumeration();
    while (tree.counts().open() + tree.counts().inFlight() > 0) {
      Optional<Way> way = tree.take();
      if (way.isEmpty()) {
        Thread.onSpinWait();
      } else if (random.nextInt(4) == 0) {
        tree.release(way.get());
      } else {
        Optional<Model> model = solver.solve(tree.pathCondition(way.get()).conditions());
        if (model.isPresent()) {
          paths.add(run(program, factory, tree, tree.prediction(way.get()), model.get()));
        } else {
          tree.infeasible(way.get());
        }
      }
    }
  }

  private static String run(
      Program program,
      ExprFactory factory,
      ExecutionTree tree,
      Prediction prediction,
      Model input) {
    Trace trace = new Trace(factory, prediction.request(input));
    program.run(trace);
    tree.merge(prediction, trace.report(), CoverageGain.NONE);
    return trace.path();
  }
}
