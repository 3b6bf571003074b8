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
 * equalities, the result is a free input, and the solver must find it; a wrong circuit ends in Unsat
 * or in a model that evaluation does not confirm. A tuple outside what the circuits cover (case
 * mapping beyond Latin-1, say) must be reported as such, never answered otherwise.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class StringSemanticsTest {
  private static final int TUPLES = 1_000;
  private static final int BATCH = 25;
  private static final int LONGEST = 12;

  /** Where circuits for whitespace, case and digits end. */
  private static final int COVERED = 0x80;

  private final ExprFactory factory = new ExprFactory();
  private TranslatingSolver solver;

  @BeforeAll
  void open() throws IOException {
    var interpreter = new Interpreter(OpaqueFunctions.NONE);
    solver =
        new TranslatingSolver(factory, interpreter, Backends.isolated(SmtSolver.BITWUZLA));
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
    List<Sort> sorts = List.copyOf(op.meaning().orElseThrow().parameters());
    var tuples = new ArrayList<>(new SampleValues(op.ordinal()).tuples(op, sorts, 6 * TUPLES));
    tuples.removeIf(tuple -> !isCovered(tuple));
    Collections.shuffle(tuples, new Random(op.ordinal()));
    int confirmed = 0;
    int tried = 0;
    while (confirmed < TUPLES && tried + BATCH <= tuples.size()) {
      confirmed += confirmed(op, tuples.subList(tried, tried + BATCH));
      tried += BATCH;
    }
    assertThat(confirmed).as("confirmed of %d tuples", tried).isGreaterThanOrEqualTo(TUPLES);
  }

  /** One tuple in eight may have strings that the circuits need not cover. */
  private static boolean isCovered(Object[] tuple) {
    boolean plain = true;
    for (Object value : tuple) {
      if (value instanceof String s) {
        if (s.length() > LONGEST) {
          return false;
        }
        plain &= s.chars().allMatch(unit -> unit < COVERED);
      }
    }
    return plain || Arrays.deepHashCode(tuple) % 8 == 0;
  }

  /** How many tuples were confirmed; the batch is split where some tuple is not covered. */
  private int confirmed(Op op, List<Object[]> tuples) {
    var conjuncts = new ArrayList<Expr>();
    for (int i = 0; i < tuples.size(); i++) {
      conjuncts.addAll(conditions(op, i, tuples.get(i)));
    }
    Verdict verdict = solver.solve(Query.of(conjuncts, Budget.of(Duration.ofSeconds(60))));
    if (verdict instanceof Verdict.Sat) {
      return tuples.size();
    }
    assertThat(verdict)
        .as("%s of %s", op, Arrays.deepToString(tuples.toArray()))
        .isInstanceOfSatisfying(
            Verdict.Unknown.class,
            unknown ->
                assertThat(unknown.reason())
                    .isIn(Verdict.Reason.BOUNDED, Verdict.Reason.UNTRANSLATABLE));
    if (tuples.size() == 1) {
      return 0;
    }
    int half = tuples.size() / 2;
    return confirmed(op, tuples.subList(0, half))
        + confirmed(op, tuples.subList(half, tuples.size()));
  }

  private List<Expr> conditions(Op op, int number, Object[] tuple) {
    var conditions = new ArrayList<Expr>();
    var operands = new ArrayList<Expr>();
    for (int k = 0; k < tuple.length; k++) {
      Sort sort = op.meaning().orElseThrow().parameters().get(k);
      Expr value = factory.constant(sort, tuple[k]);
      boolean literal = op == Op.STRING_MATCHES && k == 1 || isRadix(op, k);
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

  /** Circuits exist for a known radix only. */
  private static boolean isRadix(Op op, int position) {
    return position == 1
        && switch (op) {
          case STRING_IS_INT, STRING_TO_INT, STRING_IS_LONG, STRING_TO_LONG -> true;
          case INT_TO_STRING, LONG_TO_STRING -> true;
          default -> false;
        };
  }
}
