package dev.quarry.expr.smtlib;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Terms without inputs: folding must give what the SMT-LIB theories say. */
final class GroundTermsTest {
  private final ExprFactory factory = new ExprFactory();

  private void assertTrue(String term) {
    Expr read = SmtLibReader.read("(assert " + term + ")", factory).assertions().get(0);
    assertThat(read).as(term).isSameAs(factory.bool(true));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(and true (not false) (or false true))",
        "(xor true false)",
        "(xor true true true)",
        "(=> false true false)",
        "(not (=> true true false))",
        "(= #x00000005 (_ bv5 32) #b00000000000000000000000000000101)",
        "(distinct #x1 #x2 #x3)",
        "(not (distinct #x1 #x2 #x1))",
        "(= (ite false #x0f #xf0) #xf0)",
        "(let ((x #x01) (y #x02)) (let ((x y) (y x)) (= (bvsub x y) #x01)))",
        "(! (= #b1 #b1) :pattern (x))",
        "(= (bvadd #xff #x01 #x01) #x01)",
        "(= (bvneg #x01) #xff)",
        "(= (bvnot #x0f) #xf0)",
        "(= (bvnand #xc #xa) #x7)",
        "(= (bvnor #xc #xa) #x1)",
        "(= (bvxnor #xc #xa) #x9)",
        "(= (bvcomp #x0a #x0a) #b1)",
        "(= (bvcomp #x0a #x0b) #b0)",
        "(= (bvudiv #x80000000 #x00000002) #x40000000)",
        "(= (bvudiv #x07 #x00) #xff)",
        "(= (bvurem #x07 #x00) #x07)",
        "(= (bvudiv #xffffffffffffffff #x0000000000000000) #xffffffffffffffff)",
        "(= (bvudiv #xffffffffffffffff #x000000000000000a) #x1999999999999999)",
        "(= (bvurem #xffffffffffffffff #x000000000000000a) #x0000000000000005)",
        "(= (bvsdiv #x80 #xff) #x80)",
        "(= (bvsdiv #x80 #x00) #x01)",
        "(= (bvsdiv #x7f #x00) #xff)",
        "(= (bvsrem #xf9 #x02) #xff)",
        "(= (bvsmod #xf9 #x02) #x01)",
        "(= (bvsmod #x07 #xfe) #xff)",
        "(= (bvshl #x01 #x08) #x00)",
        "(= (bvshl #x00000001 #x00000020) #x00000000)",
        "(= (bvlshr #x80000000 #x0000001f) #x00000001)",
        "(= (bvashr #x80000000 #x00000040) #xffffffff)",
        "(= (bvashr #x80 #x02) #xe0)",
        "(bvult #x7fffffff #x80000000)",
        "(bvuge #x80 #x7f)",
        "(bvsge #x7f #x80)",
        "(bvsle #x8000000000000000 #x7fffffffffffffff)",
        "(= (concat #xa #b01 #b1) #b1010011)",
        "(= ((_ extract 7 4) #xa5) #xa)",
        "(= ((_ extract 47 16) #x0123456789abcdef) #x456789ab)",
        "(= ((_ zero_extend 24) #x80) #x00000080)",
        "(= ((_ sign_extend 24) #x80) #xffffff80)",
        "(= ((_ sign_extend 3) #b10100) #b11110100)",
        "(= ((_ zero_extend 32) #x80000000) #x0000000080000000)",
        "(= ((_ sign_extend 32) #x80000000) #xffffffff80000000)",
        "(= ((_ rotate_left 4) #xabc) #xbca)",
        "(= ((_ rotate_right 36) #x0000000f) #xf0000000)",
        "(= (_ NaN 8 24) (fp.div RNE (_ +zero 8 24) (_ +zero 8 24)))",
        "(not (= (_ +zero 8 24) (_ -zero 8 24)))",
        "(fp.eq (_ +zero 8 24) (_ -zero 8 24))",
        "(not (fp.eq (_ NaN 11 53) (_ NaN 11 53)))",
        "(= ((_ to_fp 11 53) RNE 0.1) (fp #b0 #b01111111011 #x999999999999a))",
        "(= ((_ to_fp 8 24) roundNearestTiesToEven (- 0.5)) ((_ to_fp 8 24) #xbf000000))",
        "(= ((_ to_fp 8 24) RNE #x01000001) ((_ to_fp 8 24) RNE 16777216.0))",
        "(= ((_ to_fp_unsigned 11 53) RNE #xffffffff) ((_ to_fp 11 53) RNE 4294967295.0))",
        "(= ((_ to_fp 11 53) RNE ((_ to_fp 8 24) RNE 0.5)) ((_ to_fp 11 53) RNE 0.5))",
        "(= (fp #b0 (bvor #x70 #x0f) #b00000000000000000000000) ((_ to_fp 8 24) RNE 1.0))",
        "(= (fp.roundToIntegral RTZ ((_ to_fp 8 24) RNE (- 0.5))) (_ -zero 8 24))",
        "(= (fp.roundToIntegral RNE ((_ to_fp 11 53) RNE 2.5)) ((_ to_fp 11 53) RNE 2.0))",
        "(= (fp.sqrt RNE ((_ to_fp 8 24) RNE 2.0)) ((_ to_fp 8 24) #x3fb504f3))",
        "(fp.isInfinite (_ -oo 11 53))",
        "(fp.isNegative (_ -zero 8 24))",
        "(not (fp.isNegative (_ NaN 8 24)))",
        "(not (fp.isPositive (_ NaN 8 24)))",
        "(fp.isSubnormal ((_ to_fp 8 24) #x00000001))",
        "(fp.isNormal ((_ to_fp 8 24) #x00800000))",
        "(not (fp.isNormal (_ +oo 8 24)))",
        "(fp.isZero (_ -zero 11 53))",
        "(fp.lt ((_ to_fp 8 24) RNE 1.0) ((_ to_fp 8 24) RNE 2.0) ((_ to_fp 8 24) RNE 3.0))",
        "(fp.geq ((_ to_fp 8 24) RNE 2.0) ((_ to_fp 8 24) RNE 2.0) ((_ to_fp 8 24) RNE 1.0))",
        "(= (select (store ((as const (Array (_ BitVec 8) Bool)) false) #x01 true) #x01) true)",
        "(= (select ((as const (Array (_ BitVec 32) Float32)) (_ NaN 8 24)) #x00000001) (_ NaN 8"
            + " 24))",
        "(= \"a\"\"\\u{1F600}\\u0041\" \"a\"\"\\u{d83d}\\u{de00}A\")",
      })
  void holds(String term) {
    assertTrue(term);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7, 8, 15, 16, 31, 32, 33, 48, 63, 64})
  void arithmeticOfAnyWidthIsModular(int width) {
    var random = new Random(width);
    BigInteger size = BigInteger.ONE.shiftLeft(width);
    for (int i = 0; i < 80; i++) {
      BigInteger a = new BigInteger(width, random);
      BigInteger b =
          i % 4 == 0 ? BigInteger.valueOf(i % 5).mod(size) : new BigInteger(width, random);
      check(width, "bvadd", a, b, a.add(b));
      check(width, "bvsub", a, b, a.subtract(b));
      check(width, "bvmul", a, b, a.multiply(b));
      check(width, "bvxor", a, b, a.xor(b));
      check(width, "bvudiv", a, b, b.signum() == 0 ? size.subtract(BigInteger.ONE) : a.divide(b));
      check(width, "bvurem", a, b, b.signum() == 0 ? a : a.mod(b));
      check(width, "bvshl", a, b, b.bitLength() > 7 ? BigInteger.ZERO : a.shiftLeft(b.intValue()));
      check(
          width, "bvlshr", a, b, b.bitLength() > 7 ? BigInteger.ZERO : a.shiftRight(b.intValue()));
      BigInteger signed = signed(a, width);
      check(width, "bvashr", a, b, signed.shiftRight(b.bitLength() > 7 ? 64 : b.intValue()));
      if (b.signum() != 0) {
        check(width, "bvsdiv", a, b, signed.divide(signed(b, width)));
        check(width, "bvsrem", a, b, signed.remainder(signed(b, width)));
      }
      assertTrue(comparison("bvult", a, b, width, a.compareTo(b) < 0));
      assertTrue(comparison("bvslt", a, b, width, signed.compareTo(signed(b, width)) < 0));
    }
  }

  private void check(int width, String op, BigInteger a, BigInteger b, BigInteger result) {
    BigInteger expected = result.mod(BigInteger.ONE.shiftLeft(width));
    assertTrue(
        "(= (%s %s %s) %s)".formatted(op, bits(a, width), bits(b, width), bits(expected, width)));
  }

  private static String comparison(
      String op, BigInteger a, BigInteger b, int width, boolean expected) {
    return "(= (%s %s %s) %s)".formatted(op, bits(a, width), bits(b, width), expected);
  }

  private static BigInteger signed(BigInteger value, int width) {
    return value.testBit(width - 1) ? value.subtract(BigInteger.ONE.shiftLeft(width)) : value;
  }

  private static String bits(BigInteger value, int width) {
    return "(_ bv" + value + " " + width + ")";
  }

  @Test
  void macrosAreExpandedWithoutCapture() {
    var script =
        SmtLibReader.read(
            """
            (define-fun g () Bool true)
            (define-fun f ((x Bool) (n (_ BitVec 8))) Bool (and x g (= n #x03)))
            (assert (let ((g false) (x false)) (f (not g) (bvadd #x01 #x02))))
            """,
            factory);
    assertThat(script.assertions()).containsExactly(factory.bool(true));
  }
}
