package dev.quarry.expr.strings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.OpaqueFunctions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Strings longer than their vectors: no true condition on a computed string may become false. */
class LongStringsTest {
  private final ExprFactory factory = new ExprFactory();
  private final Interpreter interpreter = new Interpreter(OpaqueFunctions.NONE);
  private final Input s = factory.input("s", Sort.STRING);
  private final Input t = factory.input("t", Sort.STRING);
  private final Input i = factory.input("i", Sort.INT);
  private final Input unit = factory.input("unit", Sort.INT);
  private final Input flag = factory.input("flag", Sort.BOOL);
  private final Bounds bounds = new Bounds(Map.of(s, 3, t, 5), 3, 20);

  @Test
  void everyUnitOfAComputedStringIsRightOrAssumedAway() {
    int exact = 0;
    for (Expr computed : computed()) {
      for (int k = 0; k < 9; k++) {
        Expr at = factory.apply(Op.STRING_CHAR_AT, computed, factory.intConst(k));
        exact += compared(at, new SampleStrings(k));
      }
    }
    assertThat(exact).isGreaterThan(3_000);
  }

  @Test
  void everyLengthOfAComputedStringIsRightOrAssumedAway() {
    int exact = 0;
    for (Expr computed : computed()) {
      exact += compared(factory.apply(Op.STRING_LENGTH, computed), new SampleStrings(77));
    }
    assertThat(exact).isGreaterThan(400);
  }

  @Test
  void comparisonsOfLongStringsAreRightOrAssumedAway() {
    int exact = 0;
    for (Expr computed : computed()) {
      Expr text = factory.string("abab");
      exact += compared(factory.apply(Op.STRING_COMPARE, s, computed), new SampleStrings(78));
      exact += compared(factory.apply(Op.STRING_COMPARE, text, computed), new SampleStrings(79));
    }
    assertThat(exact).isGreaterThan(400);
  }

  private List<Expr> computed() {
    Expr six = factory.string("abcdef");
    Expr length = factory.apply(Op.STRING_LENGTH, s);
    return List.of(
        s,
        factory.apply(Op.STRING_CONCAT, s, t),
        factory.apply(Op.STRING_CONCAT, t, s),
        factory.apply(Op.STRING_CONCAT, s, factory.string("xy")),
        factory.apply(Op.STRING_CONCAT, factory.string("xy"), s),
        factory.ite(flag, s, six),
        factory.ite(flag, six, s),
        factory.ite(flag, s, t),
        factory.ite(flag, t, s),
        substring(s, factory.intConst(1), i),
        substring(s, factory.intConst(2), length),
        substring(s, factory.intConst(1), factory.intConst(3)),
        substring(s, factory.intConst(1), factory.intConst(6)),
        substring(s, i, factory.intConst(5)),
        substring(s, i, length),
        factory.apply(Op.STRING_REPLACE_CHAR, s, factory.intConst('a'), i),
        factory.apply(Op.STRING_REPLACE, s, factory.string("a"), factory.string("")),
        factory.apply(Op.STRING_LOWER_CASE, s),
        factory.apply(Op.STRING_TRIM, s),
        factory.apply(Op.STRING_STRIP_TRAILING, s));
  }

  private Expr substring(Expr string, Expr begin, Expr end) {
    return factory.apply(Op.STRING_SUBSTRING, string, begin, end);
  }

  /** Compares {@code unit == term} with the right value and a wrong one; how often it was exact. */
  private int compared(Expr term, SampleStrings samples) {
    var check = new LoweringCheck(factory, factory.eq(unit, term), bounds);
    int exact = 0;
    for (int n = 0; n < 60; n++) {
      String first = samples.any(9);
      Model model =
          Model.EMPTY
              .with(s, first)
              .with(t, samples.relatedTo(first, 9))
              .with(i, samples.index(6))
              .with(flag, samples.random().nextBoolean());
      int right = (Integer) interpreter.evaluate(term, model);
      exact += check.holdsAssumptionsIn(model.with(unit, right)) ? 1 : 0;
      check.holdsAssumptionsIn(model.with(unit, right + 1));
    }
    return exact;
  }
}
