package dev.quarry.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.expr.smtlib.SmtLibReader;
import dev.quarry.solver.chain.SolverChain;
import dev.quarry.solver.chain.SolverOptions;
import dev.quarry.solver.chain.SolverOptions.OptionalLink;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SolverChainTest {
  private final ExprFactory factory = new ExprFactory();
  private final Interpreter interpreter = new Interpreter(new JdkFunctions());
  private final Input x = factory.input("x", Sort.INT);
  private final Input y = factory.input("y", Sort.INT);
  private final Input s = factory.input("s", Sort.STRING);
  private final Input d = factory.input("d", Sort.DOUBLE);
  private SolverChain chain;

  @BeforeEach
  void open() throws IOException {
    chain = open(SolverOptions.defaults());
  }

  private SolverChain open(SolverOptions options) throws IOException {
    return SolverChain.open(factory, new JdkFunctions(), options);
  }

  @AfterEach
  void close() {
    chain.close();
  }

  private static Query query(Duration time, Expr... conjuncts) {
    return Query.of(List.of(conjuncts), Budget.of(time));
  }

  private Verdict solve(Expr... conjuncts) {
    return chain.solve(query(Duration.ofSeconds(20), conjuncts));
  }

  private void assertSat(Expr... conjuncts) {
    Verdict verdict = solve(conjuncts);
    assertThat(verdict).isInstanceOf(Verdict.Sat.class);
    assertThat(interpreter.satisfies(((Verdict.Sat) verdict).model(), List.of(conjuncts))).isTrue();
  }

  private Expr less(Expr a, Expr b) {
    return factory.apply(Op.INT_LT, a, b);
  }

  private Expr constant(int value) {
    return factory.intConst(value);
  }

  /** That the prime 2^61 - 1 has two factors: false, but no back end proves it in minutes. */
  private Expr factoring() {
    Input p = factory.input("p", Sort.LONG);
    Input q = factory.input("q", Sort.LONG);
    Expr small = factory.longConst(1L << 31);
    return factory.and(
        List.of(
            factory.eq(factory.apply(Op.LONG_MUL, p, q), factory.longConst((1L << 61) - 1)),
            factory.apply(Op.LONG_LT, factory.longConst(1), p),
            factory.apply(Op.LONG_LT, factory.longConst(1), q),
            factory.apply(Op.LONG_LT, p, small),
            factory.apply(Op.LONG_LT, q, small)));
  }

  @Test
  void linearConditionsAreSolved() {
    assertSat(less(x, y), less(y, constant(10)), less(constant(5), x));
  }

  @Test
  void aProofNamesTheConjunctsThatClash() {
    Expr unrelated = less(y, constant(3));
    Verdict verdict = solve(less(x, constant(3)), unrelated, less(constant(8), x));
    assertThat(((Verdict.Unsat) verdict).core())
        .containsExactlyInAnyOrder(less(x, constant(3)), less(constant(8), x));
  }

  @Test
  void nonLinearConditionsAreSolvedWithOverflow() {
    Expr square = factory.apply(Op.INT_MUL, x, x);
    assertSat(less(square, constant(0)));
  }

  @Test
  void floatingPointConditionsAreSolved() {
    Expr sum = factory.apply(Op.DOUBLE_ADD, d, factory.doubleConst(0.1));
    assertSat(factory.eq(sum, factory.doubleConst(0.3)));
  }

  @Test
  void stringConditionsAreSolved() {
    assertSat(
        factory.eq(factory.apply(Op.STRING_HASH, s), constant("quarry".hashCode())),
        factory.eq(factory.apply(Op.STRING_LENGTH, s), constant(6)));
    assertSat(
        factory.apply(Op.STRING_MATCHES, s, factory.string("[a-z]+=\\d{3}")),
        factory.apply(Op.STRING_CONTAINS, s, factory.string("q=7")));
  }

  @Test
  void aClashThatNoLengthBoundCausesIsAProof() {
    Expr prefix = factory.apply(Op.STRING_STARTS_WITH, s, factory.string("ab"), constant(0));
    Expr other = factory.eq(factory.apply(Op.STRING_CHAR_AT, s, constant(1)), constant('c'));
    assertThat(solve(prefix, other)).isEqualTo(new Verdict.Unsat(List.of(prefix, other)));
  }

  @Test
  void opaqueCallsAreSolvedByTheWalk() {
    Expr sine = factory.call(JdkFunctions.symbol("java.lang.Math", "sin", "(D)D"), List.of(d));
    assertSat(
        factory.apply(Op.DOUBLE_LT, factory.doubleConst(0.99), sine),
        factory.apply(Op.DOUBLE_LT, factory.doubleConst(50), d));
    assertThat(chain.statistics().answering()).anyMatch(link -> link.contains("walk"));
  }

  @Test
  void anOpaqueCallThatContradictsItselfIsRefuted() {
    Expr sine = factory.call(JdkFunctions.symbol("java.lang.Math", "sin", "(D)D"), List.of(d));
    Verdict verdict =
        solve(
            factory.apply(Op.DOUBLE_LT, sine, factory.doubleConst(0.1)),
            factory.apply(Op.DOUBLE_LT, factory.doubleConst(0.2), sine));
    assertThat(verdict).isInstanceOf(Verdict.Unsat.class);
  }

  @Test
  void theSameSeedGivesTheSameModel() throws IOException {
    Expr tangent = factory.call(JdkFunctions.symbol("java.lang.Math", "tan", "(D)D"), List.of(d));
    Expr condition = factory.apply(Op.DOUBLE_LT, factory.doubleConst(3), tangent);
    Verdict first = solve(condition);
    try (var other = open(SolverOptions.defaults())) {
      assertThat(other.solve(query(Duration.ofSeconds(20), condition))).isEqualTo(first);
    }
  }

  @Test
  void aRepeatedQueryIsAnsweredByACache() {
    Expr condition = less(constant(1000), factory.apply(Op.INT_MUL, x, y));
    solve(condition);
    Input renamed = factory.input("other", Sort.INT);
    solve(less(constant(1000), factory.apply(Op.INT_MUL, renamed, y)));
    assertThat(chain.statistics().answering()).contains("canonical cache");
  }

  @Test
  void answersOutliveTheChainInAFile(@TempDir Path directory) throws IOException {
    Path file = directory.resolve("answers");
    Expr condition = less(constant(1000), factory.apply(Op.INT_MUL, x, y));
    SolverOptions options = SolverOptions.defaults().withCacheFile(file);
    try (var first = open(options)) {
      first.solve(query(Duration.ofSeconds(20), condition));
    }
    try (var second = open(options)) {
      second.solve(query(Duration.ofSeconds(20), condition));
      assertThat(second.statistics().answering()).containsExactly("canonical cache");
    }
  }

  @Test
  void dumpedQueriesReadBackAsTheSameExpressions(@TempDir Path directory) throws IOException {
    Expr condition = factory.eq(factory.apply(Op.STRING_HASH, s), factory.apply(Op.INT_MUL, x, y));
    try (var dumping = open(SolverOptions.defaults().withDumpDirectory(directory))) {
      dumping.solve(
          query(Duration.ofSeconds(20), condition).withHint(new Model(Map.of(s, "hint"))));
    }
    String dump = Files.readString(directory.resolve("query-000001.smt2"));
    assertThat(SmtLibReader.read(dump, factory).assertions()).containsExactly(condition);
  }

  @Test
  void aKilledProcessCostsOneUnknown() throws Exception {
    var options = SolverOptions.defaults().without(OptionalLink.WALK, OptionalLink.REPAIR);
    try (var smtOnly = open(options)) {
      // The first answer says that the process is up.
      assertThat(smtOnly.solve(query(Duration.ofSeconds(20), less(x, y))))
          .isInstanceOf(Verdict.Sat.class);
      var answer =
          CompletableFuture.supplyAsync(
              () -> smtOnly.solve(query(Duration.ofSeconds(60), factoring())));
      Thread.sleep(500);
      long process = smtOnly.processIds().get(0);
      ProcessHandle.of(process).orElseThrow().destroyForcibly();
      Verdict verdict = answer.get();
      assertThat(verdict).isInstanceOf(Verdict.Unknown.class);
      assertThat(((Verdict.Unknown) verdict).reason()).isEqualTo(Verdict.Reason.PROCESS_ENDED);
      assertThat(smtOnly.solve(query(Duration.ofSeconds(20), less(y, x))))
          .isInstanceOf(Verdict.Sat.class);
    }
  }

  @Test
  void aQueryThatNeedsMinutesEndsWithItsBudget() {
    long start = System.nanoTime();
    Verdict verdict = chain.solve(query(Duration.ofSeconds(3), factoring()));
    Duration time = Duration.ofNanos(System.nanoTime() - start);
    assertThat(verdict).isInstanceOf(Verdict.Unknown.class);
    assertThat(time).isLessThan(Duration.ofMillis(4500));
  }
}
