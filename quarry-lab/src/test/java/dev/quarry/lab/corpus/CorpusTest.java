package dev.quarry.lab.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.JdkFunctions;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CorpusTest {
  private static final int SAMPLES = 1500;

  private final ExprFactory factory = new ExprFactory();
  private final Interpreter interpreter = new Interpreter(new JdkFunctions());

  static Stream<Benchmark> benchmarks() {
    return Corpus.complete().benchmarks().stream();
  }

  static Stream<Benchmark> satisfiable() {
    return benchmarks().filter(benchmark -> benchmark.truth() == Truth.SATISFIABLE);
  }

  @ParameterizedTest
  @MethodSource("benchmarks")
  void javaAndExpressionAgreeOnEveryInput(Benchmark benchmark) {
    List<Expr> conjuncts = benchmark.conjuncts(factory);
    var draws = new ArgumentDraws(benchmark, 42);
    for (int i = 0; i < SAMPLES; i++) {
      Object[] arguments = draws.next();
      assertThat(
              interpreter.satisfies(benchmark.model(factory, Arrays.asList(arguments)), conjuncts))
          .as("%s %s", benchmark.id(), Arrays.toString(arguments))
          .isEqualTo(benchmark.oracle().accepts(arguments));
    }
  }

  @ParameterizedTest
  @MethodSource("satisfiable")
  void drawsMeetBothAnswers(Benchmark benchmark) {
    var draws = new ArgumentDraws(benchmark, 42);
    assertThat(Stream.generate(draws::next).limit(SAMPLES).map(benchmark.oracle()::accepts))
        .contains(true, false);
  }

  @ParameterizedTest
  @MethodSource("satisfiable")
  void witnessIsAcceptedByJavaAndByTheExpression(Benchmark benchmark) {
    assertThat(benchmark.oracle().accepts(benchmark.witness().toArray())).isTrue();
    assertThat(
            interpreter.satisfies(
                benchmark.model(factory, benchmark.witness()), benchmark.conjuncts(factory)))
        .isTrue();
  }

  @Test
  void onlyBenchmarksNamedNeverHaveNoWitness() {
    assertThat(benchmarks().filter(benchmark -> benchmark.truth() == Truth.UNSATISFIABLE))
        .extracting(Benchmark::id)
        .allMatch(id -> id.endsWith(".never"));
  }

  @Test
  void idsAreUnique() {
    assertThat(benchmarks().map(Benchmark::id)).doesNotHaveDuplicates();
  }

  @Test
  void corpusHasTheStatedSize() {
    assertThat(satisfiable().filter(b -> Corpus.NUMERIC.contains(b.group())).count())
        .isGreaterThanOrEqualTo(60);
    assertThat(group("opti")).isEqualTo(6);
    assertThat(group("hash")).isEqualTo(5);
    assertThat(group("blind")).isPositive();
    assertThat(group("external")).isPositive();
  }

  @Test
  void corpusIsSelectedByPattern() {
    assertThat(Corpus.complete().matching(Pattern.compile("^opti")).benchmarks()).hasSize(6);
  }

  private static long group(String name) {
    return benchmarks().filter(benchmark -> benchmark.group().equals(name)).count();
  }
}
