package dev.quarry.expr.simplify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import org.junit.jupiter.api.Test;

/** What equal conditions look like after building. That values are kept is tested at random. */
class StandardRulesTest {
  /** Modulo 2^32. */
  private static final int INVERSE_OF_THREE = -1431655765;

  private final ExprFactory f = new ExprFactory();
  private final Input x = f.input("x", Sort.INT);
  private final Input y = f.input("y", Sort.INT);
  private final Input a = f.input("a", Sort.LONG);
  private final Input b = f.input("b", Sort.LONG);
  private final Input d = f.input("d", Sort.DOUBLE);
  private final Input e = f.input("e", Sort.DOUBLE);
  private final Input p = f.input("p", Sort.BOOL);
  private final Input s = f.input("s", Sort.STRING);
  private final Expr yes = f.bool(true);
  private final Expr no = f.bool(false);

  private Expr c(int value) {
    return f.intConst(value);
  }

  private Expr add(Expr left, Expr right) {
    return f.apply(Op.INT_ADD, left, right);
  }

  @Test
  void sumsAreEqualWhateverTheirOrder() {
    assertThat(add(add(x, c(3)), y)).isSameAs(add(y, add(c(3), x)));
    assertThat(f.apply(Op.INT_SUB, add(x, y), y)).isSameAs(x);
    assertThat(add(x, x)).isSameAs(f.apply(Op.INT_SHL, x, c(1)));
    assertThat(f.apply(Op.INT_NEG, f.apply(Op.INT_NEG, x))).isSameAs(x);
  }

  @Test
  void sumsWrapAround() {
    Expr big = add(x, c(Integer.MAX_VALUE));
    assertThat(add(big, c(1))).isSameAs(add(x, c(Integer.MIN_VALUE)));
  }

  @Test
  void aLongSumIsLeftAlone() {
    Expr sum = x;
    for (int i = 0; i < 2 * LinearForm.MAX_TERMS; i++) {
      sum = add(sum, f.input("v" + i, Sort.INT));
    }
    assertThat(sum.inputs()).hasSize(2 * LinearForm.MAX_TERMS + 1);
  }

  @Test
  void equationsAreSolvedForASingleUnknown() {
    assertThat(f.eq(add(x, c(3)), c(10))).isSameAs(f.eq(x, c(7)));
    Expr triple = f.apply(Op.INT_MUL, x, c(3));
    assertThat(f.eq(triple, c(10))).isSameAs(f.eq(x, c((int) (10L * INVERSE_OF_THREE))));
    assertThat(f.eq(add(x, c(1)), x)).isSameAs(no);
    assertThat(f.eq(f.apply(Op.INT_SUB, x, y), c(0))).isSameAs(f.eq(y, x));
  }

  @Test
  void anEvenMultipleIsNotDivided() {
    assertThat(f.eq(f.apply(Op.INT_MUL, x, c(2)), c(4))).isNotSameAs(f.eq(x, c(2)));
  }

  @Test
  void negationMovesIntoIntegerComparisonsOnly() {
    assertThat(f.not(f.apply(Op.INT_LT, x, y))).isSameAs(f.apply(Op.INT_LE, y, x));
    assertThat(f.not(f.apply(Op.DOUBLE_LT, d, e)).is(Op.NOT)).isTrue();
    assertThat(f.not(f.not(p))).isSameAs(p);
  }

  @Test
  void comparisonsWithTheEndsOfTheRangeAreDecided() {
    assertThat(f.apply(Op.INT_LE, x, c(Integer.MAX_VALUE))).isSameAs(yes);
    assertThat(f.apply(Op.INT_LT, x, c(Integer.MIN_VALUE))).isSameAs(no);
    assertThat(f.apply(Op.INT_LE, x, c(4))).isSameAs(f.apply(Op.INT_LT, x, c(5)));
  }

  @Test
  void whatJavacMakesOfALongComparisonIsUndone() {
    Expr cmp = f.apply(Op.LONG_CMP, a, b);
    assertThat(f.apply(Op.INT_LT, cmp, c(0))).isSameAs(f.apply(Op.LONG_LT, a, b));
    assertThat(f.apply(Op.INT_LE, cmp, c(0))).isSameAs(f.apply(Op.LONG_LE, a, b));
    assertThat(f.eq(cmp, c(0))).isSameAs(f.eq(a, b));
    assertThat(f.not(f.eq(cmp, c(0)))).isSameAs(f.not(f.eq(a, b)));
  }

  @Test
  void nanKeepsItsSideInFloatingPointComparisons() {
    Expr cmpl = f.apply(Op.DOUBLE_CMPL, d, e);
    Expr cmpg = f.apply(Op.DOUBLE_CMPG, d, e);
    assertThat(f.apply(Op.INT_LT, c(0), cmpl)).isSameAs(f.apply(Op.DOUBLE_LT, e, d));
    assertThat(f.apply(Op.INT_LT, cmpl, c(0))).isSameAs(f.not(f.apply(Op.DOUBLE_LE, e, d)));
    assertThat(f.apply(Op.INT_LT, cmpg, c(0))).isSameAs(f.apply(Op.DOUBLE_LT, d, e));
    assertThat(f.apply(Op.INT_LE, cmpl, c(1))).isSameAs(yes);
  }

  @Test
  void aBooleanAsAnIntIsABooleanAgain() {
    Expr number = f.ite(p, c(1), c(0));
    assertThat(f.eq(number, c(0))).isSameAs(f.not(p));
    assertThat(f.apply(Op.INT_LT, c(0), number)).isSameAs(p);
  }

  @Test
  void widenedIntsAreComparedAsInts() {
    Expr wide = f.apply(Op.INT_TO_LONG, x);
    assertThat(f.apply(Op.LONG_LT, wide, f.longConst(5))).isSameAs(f.apply(Op.INT_LT, x, c(5)));
    assertThat(f.apply(Op.LONG_TO_INT, wide)).isSameAs(x);
  }

  @Test
  void shiftCountsAreMasked() {
    assertThat(f.apply(Op.INT_SHR, x, c(33))).isSameAs(f.apply(Op.INT_SHR, x, c(1)));
    assertThat(f.apply(Op.INT_USHR, x, f.apply(Op.INT_AND, y, c(31))))
        .isSameAs(f.apply(Op.INT_USHR, x, y));
    assertThat(f.apply(Op.LONG_SHR, a, f.apply(Op.INT_AND, y, c(31))))
        .isNotSameAs(f.apply(Op.LONG_SHR, a, y));
  }

  @Test
  void zeroDividedByAnythingIsKept() {
    assertThat(f.apply(Op.INT_DIV, c(0), x).is(Op.INT_DIV)).isTrue();
  }

  @Test
  void readingOverWritingNeedsKnownKeys() {
    Sort map = Sort.map(Sort.INT, Sort.REF, Sort.INT);
    Input heap = f.input("heap", map);
    Input array = f.input("array", Sort.REF);
    Expr written = f.apply(Op.STORE, heap, array, x, c(7));
    assertThat(f.apply(Op.SELECT, written, array, x)).isSameAs(c(7));
    assertThat(f.apply(Op.SELECT, written, array, add(x, c(1))))
        .isSameAs(f.apply(Op.SELECT, heap, array, add(x, c(1))));
    assertThat(f.apply(Op.SELECT, written, array, y).argument(0)).isSameAs(written);
    assertThat(f.apply(Op.STORE, heap, array, x, f.apply(Op.SELECT, heap, array, x)))
        .isSameAs(heap);
  }

  @Test
  void constantsAreFolded() {
    assertThat(f.apply(Op.INT_DIV, c(Integer.MIN_VALUE), c(-1))).isSameAs(c(Integer.MIN_VALUE));
    assertThat(f.apply(Op.STRING_HASH, f.string("quarry"))).isSameAs(c("quarry".hashCode()));
    Expr map = f.constant(Sort.map(Sort.INT, Sort.INT), MapValue.constant(3));
    assertThat(f.apply(Op.SELECT, map, c(9))).isSameAs(c(3));
  }

  @Test
  void stringIdentitiesAreUsed() {
    Expr suffixed = f.apply(Op.STRING_CONCAT, s, f.string("ab"));
    assertThat(f.apply(Op.STRING_LENGTH, suffixed))
        .isSameAs(add(f.apply(Op.STRING_LENGTH, s), c(2)));
    assertThat(f.apply(Op.STRING_CONCAT, suffixed, f.string("c")))
        .isSameAs(f.apply(Op.STRING_CONCAT, s, f.string("abc")));
    assertThat(f.eq(s, f.string(""))).isSameAs(f.apply(Op.STRING_IS_EMPTY, s));
    assertThat(f.eq(f.apply(Op.STRING_COMPARE, s, f.string("k")), c(0)))
        .isSameAs(f.eq(s, f.string("k")));
  }
}
