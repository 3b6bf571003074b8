package dev.quarry.expr.smtlib;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Model;
import dev.quarry.expr.Op;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Simplification;
import dev.quarry.expr.Sort;
import dev.quarry.expr.TypeSet;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.expr.smtlib.SmtEncoding.Untranslatable;
import dev.quarry.expr.testing.RandomExprs;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class SmtLibEncoderTest {
  private final ExprFactory factory = new ExprFactory(Simplification.NONE);
  private final Input x = factory.input("x", Sort.INT);

  private static SmtEncoding encode(Expr... conjuncts) {
    return new SmtLibEncoder(EncodingOptions.DEFAULT).encode(List.of(conjuncts));
  }

  @Test
  void sharedTermsAreDefinedOnce() {
    Expr square = factory.apply(Op.INT_MUL, x, x);
    Expr sum = factory.apply(Op.INT_ADD, square, square);
    SmtEncoding encoding =
        encode(factory.eq(sum, factory.intConst(8)), factory.apply(Op.INT_LT, x, sum));
    assertThat(encoding.script())
        .isEqualTo(
            """
            (set-logic QF_ABVFP)
            (declare-const in.x (_ BitVec 32))
            (define-fun def.1 () (_ BitVec 32) (bvmul in.x in.x))
            (define-fun def.2 () (_ BitVec 32) (bvadd def.1 def.1))
            (assert (= def.2 #x00000008))
            (assert (bvslt in.x def.2))
            (check-sat)
            """);
    assertThat(encoding.isExact()).isTrue();
  }

  @Test
  void shiftsMaskTheirCount() {
    Expr y = factory.input("y", Sort.LONG);
    Expr shifted = factory.apply(Op.LONG_SHR, y, x);
    assertThat(encode(factory.eq(shifted, y)).assertions().get(0).text())
        .isEqualTo("(= (bvashr in.y ((_ zero_extend 32) (bvand in.x #x0000003f))) in.y)");
  }

  @Test
  void bitsOfAFloatAreAConstantThatConvertsBack() {
    Expr f = factory.input("f", Sort.FLOAT);
    SmtEncoding encoding = encode(factory.eq(factory.apply(Op.FLOAT_TO_BITS, f), x));
    assertThat(encoding.sideConditions())
        .containsExactly(
            "(and (= ((_ to_fp 8 24) bits.1) in.f)"
                + " (=> (fp.isNaN in.f) (= bits.1 #x7fc00000)))");
    assertThat(encoding.approximations()).isEmpty();
    SmtEncoding raw = encode(factory.eq(factory.apply(Op.FLOAT_TO_RAW_BITS, f), x));
    assertThat(raw.approximations())
        .containsExactly("FLOAT_TO_RAW_BITS of NaN may be the pattern of any NaN.");
    assertThat(raw.isExact()).isFalse();
  }

  @Test
  void conjunctsThatCannotBeEncodedAreLeftOutWithAReason() {
    Expr s = factory.input("s", Sort.STRING);
    Expr d = factory.input("d", Sort.DOUBLE);
    Expr sine = factory.call(JdkFunctions.symbol("java.lang.Math", "sin", "(D)D"), List.of(d));
    Expr rest = factory.apply(Op.DOUBLE_REM, d, d);
    var keyed = factory.input("m", Sort.map(Sort.INT, Sort.FLOAT));
    Expr element = factory.apply(Op.SELECT, keyed, factory.floatConst(1));
    SmtEncoding encoding =
        encode(
            factory.apply(Op.STRING_IS_EMPTY, s),
            factory.eq(x, x),
            factory.eq(sine, d),
            factory.eq(rest, d),
            factory.eq(element, x));
    assertThat(encoding.untranslatable())
        .containsExactly(
            new Untranslatable(0, "Input s can't be encoded: it works on strings."),
            new Untranslatable(2, "It calls java.lang.Math.sin(D)D."),
            new Untranslatable(3, "DOUBLE_REM is too costly to encode."),
            new Untranslatable(4, "Input m can't be encoded: a map is keyed by FLOAT values."));
    assertThat(encoding.assertions())
        .containsExactly(new SmtEncoding.Assertion(1, "(= in.x in.x)"));
    assertThat(encoding.declarations()).isEqualTo("(declare-const in.x (_ BitVec 32))\n");
  }

  @Test
  void namesAreMadeSafeAndDifferent() {
    Expr a = factory.input("a|b", Sort.INT);
    Expr b = factory.input("a_b", Sort.INT);
    Expr c = factory.apply(Op.LONG_TO_INT, factory.input("a_b", Sort.LONG));
    Expr d = factory.input("this.next[0]", Sort.INT);
    SmtEncoding encoding = encode(factory.eq(a, b), factory.eq(c, d));
    assertThat(encoding.constants().keySet())
        .containsExactly("in.a_b", "in.a_b!2", "in.a_b!3", "|in.this.next[0]|");
  }

  @Test
  void subtypesAreDisjunctionsAndTypesAreNumbered() {
    Input type = factory.input("t", Sort.TYPE);
    Expr types = factory.constant(Sort.TYPES, TypeSet.of("I", List.of("A", "B")));
    SmtEncoding encoding = encode(factory.apply(Op.SUBTYPE, type, types));
    assertThat(encoding.assertions().get(0).text())
        .isEqualTo("(or false false (= in.t #x00000001) (= in.t #x00000002))");
    assertThat(encoding.decode(Map.of("in.t", "#x00000002")).model().get(type)).isEqualTo("B");
    assertThat(encoding.decode(Map.of("in.t", "#x00000000")).model().get(type)).isEqualTo("");
    assertThat(encoding.decode(Map.of("in.t", "#x00000009")).model().get(type)).isEqualTo("?9");
  }

  @Test
  void keysOfAMapAreConcatenated() {
    var sort = Sort.map(Sort.BOOL, Sort.REF, Sort.INT);
    Input map = factory.input("m", sort);
    Input ref = factory.input("r", Sort.REF);
    SmtEncoding encoding = encode(factory.apply(Op.SELECT, map, ref, x));
    assertThat(encoding.declarations()).contains("(declare-const in.m (Array (_ BitVec 64) Bool))");
    assertThat(encoding.assertions().get(0).text()).isEqualTo("(select in.m (concat in.r in.x))");
    String array = "((as const (Array (_ BitVec 64) Bool)) false)";
    String value = "(store (store " + array + " #x00000001ffffffff false) #x00000001ffffffff true)";
    Model model = encoding.decode(Map.of("in.m", value)).model();
    assertThat(model.get(map))
        .isEqualTo(MapValue.constant(false).with(List.of(new Ref(1), -1), true));
  }

  @Test
  void valuesInEverySpellingAreDecoded() {
    Input l = factory.input("l", Sort.LONG);
    Input b = factory.input("b", Sort.BOOL);
    Input f = factory.input("f", Sort.FLOAT);
    Input d = factory.input("d", Sort.DOUBLE);
    SmtEncoding encoding =
        encode(factory.eq(x, x), factory.eq(l, l), b, factory.eq(f, f), factory.eq(d, d));
    Model first =
        encoding
            .decode(
                Map.of(
                    "in.x", "(_ bv5 32)",
                    "in.l", "#xfffffffffffffffe",
                    "in.b", "true",
                    "in.f", "(fp #b1 #x00 #b00000000000000000000000)",
                    "in.d", "(_ -oo 11 53)"))
            .model();
    assertThat(first.values())
        .isEqualTo(Map.of(x, 5, l, -2L, b, true, f, -0f, d, Double.NEGATIVE_INFINITY));
    Model second =
        encoding
            .decode(
                Map.of(
                    "in.x", "#b11111111111111111111111111111111",
                    "in.f", "(_ NaN 8 24)",
                    "in.d", "(_ -zero 11 53)"))
            .model();
    assertThat(second.values()).isEqualTo(Map.of(x, -1, f, Float.NaN, d, -0d));
  }

  @Test
  void whatCannotBeDecodedIsMissing() {
    Input map = factory.input("m", Sort.map(Sort.INT, Sort.REF));
    Expr element = factory.apply(Op.SELECT, map, factory.nullRef());
    SmtEncoding encoding = encode(factory.eq(x, element));
    for (String value : List.of("(_ as-array k!0)", "(lambda ((a Int)) a)", "(store", "#x00", "")) {
      var decoded = encoding.decode(Map.of("in.m", value, "in.x", value));
      assertThat(decoded.model().values()).isEmpty();
      assertThat(decoded.missing()).containsExactly(x, map);
    }
  }

  @Test
  void everyOperationIsEncodedOrReported() {
    var exprs = new RandomExprs(factory, 5, List.of());
    List<Expr> roots = exprs.next(3_000);
    var encoding = new SmtLibEncoder(EncodingOptions.EXHAUSTIVE).encode(roots);
    assertThat(encoding.assertions().size() + encoding.untranslatable().size())
        .isEqualTo(roots.size());
  }

  @Test
  void aDeepTermNeedsNoDeepStackAndGivesNoDeepText() {
    Expr deep = x;
    for (int i = 0; i < 100_000; i++) {
      deep = factory.apply(Op.INT_NEG, deep);
    }
    SmtEncoding encoding = encode(factory.eq(deep, x));
    assertThat(encoding.declarations().lines().mapToInt(String::length).max().orElse(0))
        .isLessThan(300);
  }
}
