package dev.quarry.solver.smt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.expr.testing.SampleValues;
import dev.quarry.expr.testing.Signatures;
import dev.quarry.solver.smt.process.Backends;
import java.io.IOException;
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
 * The SMT encoding of every operation against the JVM: inputs are constants asserted to have the
 * sample values, the result is a free constant asserted to equal the encoded operation, and the
 * solver's model must give it the JVM's value. A NaN is compared as a NaN. The one encoding that is
 * not a function, raw bits of NaN, must give the bits of some NaN.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class SmtSemanticsTest {
  private static final int TUPLES = 1_000;
  private static final int BATCH = 20;

  private SmtBackend bitwuzla;
  private SmtBackend z3;

  @BeforeAll
  void open() throws IOException {
    bitwuzla = Backends.isolated(SmtSolver.BITWUZLA);
    z3 = Backends.isolated(SmtSolver.Z3);
  }

  @AfterAll
  void close() {
    bitwuzla.close();
    z3.close();
  }

  static Stream<Op> operations() {
    return Arrays.stream(Op.values()).filter(op -> !encodable(op).isEmpty());
  }

  @ParameterizedTest
  @MethodSource("operations")
  void bitwuzlaComputesAsTheJvmDoes(Op op) {
    check(bitwuzla, op);
  }

  @ParameterizedTest
  @MethodSource("operations")
  void z3ComputesAsTheJvmDoes(Op op) {
    check(z3, op);
  }

  private static List<List<Sort>> encodable(Op op) {
    boolean onStrings = op.meaning().isPresent() && op.meaning().get().result() == Sort.STRING;
    return onStrings
        ? List.of()
        : Signatures.of(op).stream()
            .filter(sorts -> sorts.stream().noneMatch(SmtSemanticsTest::mentionsStrings))
            .toList();
  }

  private static boolean mentionsStrings(Sort sort) {
    return sort instanceof Sort.Map map
        ? map.element() == Sort.STRING || map.keys().contains(Sort.STRING)
        : sort == Sort.STRING;
  }

  private static void check(SmtBackend backend, Op op) {
    List<List<Sort>> signatures = encodable(op);
    int checked = 0;
    for (List<Sort> sorts : signatures) {
      List<Object[]> tuples = tuples(op, sorts, TUPLES / signatures.size() + 1);
      for (int from = 0; from < tuples.size(); from += BATCH) {
        var batch = tuples.subList(from, Math.min(from + BATCH, tuples.size()));
        checked += new OperationBatch(op, sorts, batch).check(backend);
      }
    }
    assertThat(checked).isGreaterThanOrEqualTo(TUPLES);
  }

  /** Combinations of boundary values, of which there may be too many, and random values. */
  private static List<Object[]> tuples(Op op, List<Sort> sorts, int count) {
    var samples = new SampleValues(op.ordinal());
    List<Object[]> all = new ArrayList<>(samples.tuples(op, sorts, count));
    Collections.shuffle(all, new Random(op.ordinal()));
    List<Object[]> tuples = new ArrayList<>(all.subList(0, count * 2 / 3));
    while (tuples.size() < count) {
      tuples.add(sorts.stream().map(samples::next).toArray());
    }
    return tuples;
  }
}
