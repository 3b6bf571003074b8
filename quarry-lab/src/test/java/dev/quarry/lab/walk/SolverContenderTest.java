package dev.quarry.lab.walk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Model;
import dev.quarry.lab.corpus.Benchmark;
import dev.quarry.lab.corpus.Corpus;
import dev.quarry.solver.Solver;
import dev.quarry.solver.Verdict;
import java.time.Duration;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class SolverContenderTest {
  private final ExprFactory factory = new ExprFactory();
  private final Benchmark satisfiable = benchmark("blind.example1");
  private final Benchmark unsatisfiable = benchmark("integer.never");

  @Test
  void modelThatJavaRejectsIsWrong() {
    assertThat(ending(query -> new Verdict.Sat(Model.EMPTY), satisfiable)).isEqualTo(Ending.WRONG);
  }

  @Test
  void modelThatJavaAcceptsIsASolution() {
    Model witness = satisfiable.model(factory, satisfiable.witness());
    assertThat(ending(query -> new Verdict.Sat(witness), satisfiable)).isEqualTo(Ending.SOLVED);
  }

  @Test
  void refutingWhatHasAWitnessIsWrong() {
    Solver refuter = query -> new Verdict.Unsat(query.conjuncts());
    assertThat(ending(refuter, satisfiable)).isEqualTo(Ending.WRONG);
    assertThat(ending(refuter, unsatisfiable)).isEqualTo(Ending.REFUTED);
  }

  @Test
  void givingUpIsOpen() {
    Solver idle = query -> new Verdict.Unknown(Verdict.Reason.SEARCH_ENDED, "idle");
    assertThat(ending(idle, satisfiable)).isEqualTo(Ending.OPEN);
  }

  private Ending ending(Solver solver, Benchmark benchmark) {
    return new SolverContender(factory, solver, Map::of)
        .attempt(benchmark, Duration.ofSeconds(1))
        .ending();
  }

  private static Benchmark benchmark(String id) {
    return Corpus.complete().matching(Pattern.compile(Pattern.quote(id))).benchmarks().get(0);
  }
}
