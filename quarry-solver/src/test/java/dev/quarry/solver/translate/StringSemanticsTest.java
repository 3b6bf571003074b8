package dev.quarry.solver.translate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.OpaqueFunctions;
import dev.quarry.expr.testing.SampleValues;
import dev.quarry.solver.Budget;
import dev.quarry.solver.Query;
import dev.quarry.solver.Verdict;
import dev.quarry.solver.smt.SmtSolver;
import dev.quarry.solver.smt.process.Backends;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * String operations as a back end computes them, against the JVM. The operands are inputs fixed by
 * equalities, the result is a free input, and the solver must find it; a wrong circuit ends in
 * Unsat or in a model that evaluation does not confirm. Other tuples, some of which the circuits
 * don't cover (case mapping of rare characters, say), must be solved or reported as not covered.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class StringSemanticsTest {
  private static final int TUPLES = 1_000;
  private static final int BATCH = 25;
  private static final int LONGEST = 6;
  private static final int LONGEST_RESULT = 20;
  private static final int OTHERS = 8;
  private static final List<String> PATTERNS =
      List.of("[a-c]*", "a+b?0*", "-?\\d{1,3}", ".*0.*", "(ab|[^b])*");

  private final ExprFactory factory = new ExprFactory();
  private TranslatingSolver solver;

  @BeforeAll
  void open() throws IOException {
    var interpreter = new Interpreter(OpaqueFunctions.NONE);
    solver = new TranslatingSolver(factory, interpreter, Backends.isolated(SmtSolver.BITWUZLA));
  }

  @AfterAll
  void close() {
    solver.close();
  }

  static Stream<Op> operations() {
    return Arrays.stream(Op.values())
        .filter(op -> op.meaning().isPresent())
        .filter(
            op ->
                op.meaning().get().parameters().contains(Sort.STRING)
                    || op.meaning().get().result() == Sort.STRING);
  }

  @ParameterizedTest
  @MethodSource("operations")
  void theBackEndComputesAsTheJvmDoes(Op op) {
    List<Object[]> tuples = tuples(op);
    List<Object[]> plain = tuples.stream().filter(tuple -> isPlain(op, tuple)).toList();
    assertThat(plain).hasSizeGreaterThanOrEqualTo(TUPLES);
    for (int from = 0; from < TUPLES; from += BATCH) {
      List<Object[]> batch = plain.subList(from, from + BATCH);
      assertThat(solve(op, batch))
          .as("%s of %s", op, Arrays.deepToString(batch.toArray()))
          .isInstanceOf(Verdict.Sat.class);
    }
    tuples.stream()
        .filter(tuple -> !isPlain(op, tuple))
        .limit(OTHERS)
        .forEach(tuple -> assertNotWrong(op, tuple));
  }

  private static List<Object[]> tuples(Op op) {
    List<Sort> sorts = List.copyOf(op.meaning().orElseThrow().parameters());
    var tuples = new ArrayList<>(new SampleValues(op.ordinal()).tuples(op, sorts, 8 * TUPLES));
    Collections.shuffle(tuples, new Random(op.ordinal()));
    if (op == Op.STRING_MATCHES) {
      tuples.forEach(tuple -> tuple[1] = PATTERNS.get(Math.floorMod(tuple[0].hashCode(), 5)));
    }
    return tuples;
  }

  /** Whether all strings are short and in ASCII, which every circuit covers. */
  private static boolean isPlain(Op op, Object[] tuple) {
    return Arrays.stream(tuple).allMatch(value -> isPlain(value, LONGEST))
        && isPlain(op.apply(tuple), LONGEST_RESULT);
  }

  private static boolean isPlain(Object value, int longest) {
    return !(value instanceof String s)
        || s.length() <= longest && s.chars().allMatch(unit -> unit < 0x80);
  }

  private void assertNotWrong(Op op, Object[] tuple) {
    Verdict verdict = solve(op, List.<Object[]>of(tuple));
    if (!(verdict instanceof Verdict.Sat)) {
      assertThat(verdict)
          .as("%s of %s", op, Arrays.deepToString(tuple))
          .isInstanceOfSatisfying(
              Verdict.Unknown.class,
              unknown ->
                  assertThat(unknown.reason())
                      .isIn(Verdict.Reason.BOUNDED, Verdict.Reason.UNTRANSLATABLE));
    }
  }

  private Verdict solve(Op op, List<Object[]> tuples) {
    var conjuncts = new ArrayList<Expr>();
    for (int i = 0; i < tuples.size(); i++) {
      conjuncts.addAll(conditions(op, i, tuples.get(i)));
    }
    return solver.solve(Query.of(conjuncts, Budget.of(Duration.ofSeconds(60))));
  }

  private List<Expr> conditions(Op op, int number, Object[] tuple) {
    var conditions = new ArrayList<Expr>();
    var operands = new ArrayList<Expr>();
    for (int k = 0; k < tuple.length; k++) {
      Sort sort = op.meaning().orElseThrow().parameters().get(k);
      Expr value = factory.constant(sort, tuple[k]);
      boolean literal = isLiteral(op, k);
      Expr input = factory.input("a" + number + "." + k, sort);
      operands.add(literal ? value : input);
      if (!literal) {
        conditions.add(factory.eq(input, value));
      }
    }
    Expr result = factory.input("r" + number, op.meaning().orElseThrow().result());
    conditions.add(factory.eq(result, factory.apply(op, operands)));
    return conditions;
  }

  /** Circuits exist for a known radix, regular expression and replacement only. */
  private static boolean isLiteral(Op op, int position) {
    return position >= 1
        && switch (op) {
          case STRING_IS_INT, STRING_TO_INT, STRING_IS_LONG, STRING_TO_LONG -> true;
          case INT_TO_STRING, LONG_TO_STRING -> true;
          case STRING_MATCHES, STRING_REPLACE -> true;
          default -> false;
        };
  }
}
