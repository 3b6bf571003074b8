package dev.quarry.solver.smt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Model;
import dev.quarry.expr.Op;
import dev.quarry.expr.Simplification;
import dev.quarry.expr.Sort;
import dev.quarry.expr.smtlib.EncodingOptions;
import dev.quarry.expr.smtlib.SmtEncoding;
import dev.quarry.expr.smtlib.SmtLibEncoder;
import dev.quarry.expr.testing.SameValue;
import dev.quarry.expr.testing.SampleValues;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** One operation applied to several tuples of values, in one script. */
final class OperationBatch {
  private final ExprFactory factory = new ExprFactory(Simplification.NONE);
  private final Op op;
  private final List<Sort> sorts;
  private final List<Object[]> tuples;

  /** Terms to be asserted equal to those at the same places on the right. */
  private final List<Expr> left = new ArrayList<>();

  private final List<Expr> right = new ArrayList<>();
  private final List<Input> results = new ArrayList<>();
  private final List<Object> expected = new ArrayList<>();

  OperationBatch(Op op, List<Sort> sorts, List<Object[]> tuples) {
    this.op = op;
    this.sorts = sorts;
    this.tuples = tuples;
    for (int i = 0; i < tuples.size(); i++) {
      add(i, tuples.get(i));
    }
  }

  private void add(int index, Object[] tuple) {
    Expr[] operands = new Expr[tuple.length];
    for (int k = 0; k < operands.length; k++) {
      operands[k] = operand("a" + index + "." + k, sorts.get(k), tuple[k]);
    }
    Expr applied = factory.raw(op, operands);
    Object value = op.apply(tuple);
    if (applied.sort() instanceof Sort.Map map) {
      List<Object> keys = probe(index, tuple, map);
      Expr[] path = new Expr[keys.size() + 1];
      path[0] = applied;
      for (int k = 0; k < keys.size(); k++) {
        path[k + 1] = operand("p" + index + "." + k, map.keys().get(k), keys.get(k));
      }
      applied = factory.raw(Op.SELECT, path);
      value = ((MapValue) value).get(keys);
    }
    Input result = factory.input("r" + index, applied.sort());
    equate(result, applied);
    results.add(result);
    expected.add(value);
  }

  /** Maps and sets of types stay constants, whose encoding is thereby tested too. */
  private Expr operand(String name, Sort sort, Object value) {
    Expr constant = factory.constant(sort, value);
    if (sort instanceof Sort.Map || sort == Sort.TYPES) {
      return constant;
    }
    Input input = factory.input(name, sort);
    equate(input, constant);
    return input;
  }

  /** Where to look into a resulting map: at the key just stored, or anywhere. */
  private List<Object> probe(int index, Object[] tuple, Sort.Map map) {
    if (op == Op.STORE && index % 2 == 0) {
      return List.of(Arrays.copyOfRange(tuple, 1, 1 + map.keys().size()));
    }
    var samples = new SampleValues(index);
    return map.keys().stream().map(samples::next).toList();
  }

  private void equate(Expr a, Expr b) {
    left.add(a);
    right.add(b);
  }

  /** Solves the script and compares; returns how many tuples were compared. */
  int check(SmtBackend backend) {
    List<Expr> terms = new ArrayList<>(left);
    terms.addAll(right);
    SmtEncoding encoding = new SmtLibEncoder(EncodingOptions.EXHAUSTIVE).encode(terms);
    assertThat(encoding.untranslatable()).isEmpty();
    List<String> assertions = new ArrayList<>(encoding.sideConditions());
    for (int i = 0; i < left.size(); i++) {
      String a = encoding.assertions().get(i).text();
      String b = encoding.assertions().get(i + left.size()).text();
      assertions.add("(= " + a + " " + b + ")");
    }
    var wanted = List.copyOf(encoding.constants().keySet());
    var script = SmtScript.of(encoding.declarations(), assertions, wanted);
    SmtAnswer answer = backend.check(script, Duration.ofSeconds(30));
    assertThat(answer).isInstanceOf(SmtAnswer.Sat.class);
    var decoded = encoding.decode(((SmtAnswer.Sat) answer).values());
    assertThat(decoded.missing()).isEmpty();
    compare(decoded.model());
    return results.size();
  }

  private void compare(Model model) {
    for (int i = 0; i < results.size(); i++) {
      Object actual = model.get(results.get(i));
      Object value = expected.get(i);
      assertThat(fits(actual, value))
          .as("%s%s is %s, not %s", op, Arrays.toString(tuples.get(i)), value, actual)
          .isTrue();
    }
  }

  private boolean fits(Object actual, Object value) {
    if (op == Op.FLOAT_TO_RAW_BITS && Float.isNaN(Float.intBitsToFloat((int) value))) {
      return Float.isNaN(Float.intBitsToFloat((int) actual));
    }
    if (op == Op.DOUBLE_TO_RAW_BITS && Double.isNaN(Double.longBitsToDouble((long) value))) {
      return Double.isNaN(Double.longBitsToDouble((long) actual));
    }
    return SameValue.upToNan(actual, value);
  }
}
