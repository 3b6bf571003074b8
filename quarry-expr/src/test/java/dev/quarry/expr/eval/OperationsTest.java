package dev.quarry.expr.eval;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Op;
import dev.quarry.expr.Simplification;
import dev.quarry.expr.Sort;
import dev.quarry.expr.testing.JavaReference;
import dev.quarry.expr.testing.SameValue;
import dev.quarry.expr.testing.SampleValues;
import dev.quarry.expr.testing.Signatures;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every operation, against what plain Java computes. */
class OperationsTest {
  private static final int TUPLES = 1_200;
  private static final int COMPILED_LITERALS = 20;

  /** Operations that move bits and so must keep a NaN's payload. */
  private static final Set<Op> EXACT =
      Set.of(Op.ITE, Op.SELECT, Op.INT_BITS_TO_FLOAT, Op.LONG_BITS_TO_DOUBLE);

  private final ExprFactory factory = new ExprFactory(Simplification.NONE);

  @ParameterizedTest
  @EnumSource(Op.class)
  void everyEvaluatorComputesWhatJavaComputes(Op op) {
    for (List<Sort> sorts : Signatures.of(op)) {
      List<Input> inputs = inputs(sorts);
      Expr expr = factory.raw(op, inputs.toArray(new Expr[0]));
      var evaluators = new Evaluators(List.of(expr), inputs, OpaqueFunctions.NONE);
      for (Object[] tuple : tuples(op, sorts)) {
        Object expected = JavaReference.of(op).apply(tuple);
        evaluators
            .evaluate(model(inputs, tuple))
            .forEach((way, values) -> check(op, way, tuple, expected, values.get(0)));
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Op.class)
  void foldingConstantsGivesWhatJavaComputes(Op op) {
    var simplifying = new ExprFactory();
    for (List<Sort> sorts : Signatures.of(op)) {
      for (Object[] tuple : tuples(op, sorts)) {
        Expr folded = simplifying.apply(op, constants(simplifying, sorts, tuple));
        assertThat(folded).isInstanceOf(Constant.class);
        Object expected = JavaReference.of(op).apply(tuple);
        check(op, "folding", tuple, expected, ((Constant) folded).value());
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Op.class)
  void literalsInProgramsKeepTheirValue(Op op) {
    for (List<Sort> sorts : Signatures.of(op)) {
      List<Object[]> tuples = tuples(op, sorts);
      int stride = tuples.size() / COMPILED_LITERALS;
      List<Expr> results = new ArrayList<>();
      List<Object[]> chosen = new ArrayList<>();
      for (int i = 0; i < tuples.size(); i += stride) {
        chosen.add(tuples.get(i));
        List<Expr> constants = constants(factory, sorts, tuples.get(i));
        results.add(factory.raw(op, constants.toArray(new Expr[0])));
      }
      new Evaluators(results, List.of(), OpaqueFunctions.NONE)
          .evaluate(Model.EMPTY)
          .forEach((way, values) -> checkAll(op, way, chosen, values));
    }
  }

  private static void checkAll(Op op, String way, List<Object[]> tuples, List<Object> values) {
    for (int i = 0; i < values.size(); i++) {
      Object expected = JavaReference.of(op).apply(tuples.get(i));
      check(op, way, tuples.get(i), expected, values.get(i));
    }
  }

  private static void check(Op op, String way, Object[] tuple, Object expected, Object actual) {
    boolean same =
        EXACT.contains(op)
            ? SameValue.exactly(expected, actual)
            : SameValue.upToNan(expected, actual);
    assertThat(same)
        .as("%s %s%s is %s, not %s", way, op, Arrays.toString(tuple), expected, actual)
        .isTrue();
  }

  private static List<Object[]> tuples(Op op, List<Sort> sorts) {
    List<Object[]> tuples = new SampleValues(op.name().hashCode()).tuples(op, sorts, TUPLES);
    assertThat(tuples).hasSizeGreaterThanOrEqualTo(1_000);
    return tuples;
  }

  private List<Input> inputs(List<Sort> sorts) {
    List<Input> inputs = new ArrayList<>();
    sorts.forEach(sort -> inputs.add(factory.input("x" + inputs.size(), sort)));
    return inputs;
  }

  private static List<Expr> constants(ExprFactory factory, List<Sort> sorts, Object[] tuple) {
    List<Expr> constants = new ArrayList<>();
    for (int i = 0; i < tuple.length; i++) {
      constants.add(factory.constant(sorts.get(i), tuple[i]));
    }
    return constants;
  }

  private static Model model(List<Input> inputs, Object[] tuple) {
    Map<Input, Object> values = new LinkedHashMap<>();
    for (int i = 0; i < tuple.length; i++) {
      values.put(inputs.get(i), tuple[i]);
    }
    return new Model(values);
  }
}
