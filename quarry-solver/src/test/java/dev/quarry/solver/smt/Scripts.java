package dev.quarry.solver.smt;

import dev.quarry.solver.smt.SmtScript.Assertion;
import dev.quarry.solver.smt.SmtScript.Role;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Scripts that several tests use. */
public final class Scripts {
  private Scripts() {}

  public static SmtScript smallSat(int n) {
    return SmtScript.of(
        "(declare-const x (_ BitVec 32))(declare-const y (_ BitVec 32))",
        List.of("(bvsgt x y)", "(= (bvadd x y) (_ bv" + n + " 32))", "(bvslt x (_ bv100000 32))"),
        List.of("x", "y"));
  }

  /** A product of two 32-bit primes to take apart: minutes of work for a bit-vector solver. */
  public static SmtScript factoring() {
    BigInteger p = BigInteger.valueOf(1500450271L);
    BigInteger q = BigInteger.valueOf(2860486313L);
    return SmtScript.of(
        "(declare-const x (_ BitVec 64))(declare-const y (_ BitVec 64))",
        List.of(
            "(= (bvmul x y) (_ bv" + p.multiply(q) + " 64))",
            "(bvult x #x0000000100000000)",
            "(bvult y #x0000000100000000)",
            "(bvugt x #x0000000000000001)",
            "(bvuge x y)"),
        List.of("x", "y"));
  }

  public static SmtScript withAssumption(List<String> required, String assumption) {
    List<Assertion> assertions = new ArrayList<>();
    required.forEach(text -> assertions.add(new Assertion(text, Role.REQUIRED)));
    assertions.add(new Assertion(assumption, Role.ASSUMPTION));
    return new SmtScript(
        "(declare-const x (_ BitVec 32))(declare-const y (_ BitVec 32))",
        assertions,
        List.of("x", "y"));
  }

  /** A chain of definitions, each using the one before it. */
  public static SmtScript chain(int length) {
    StringBuilder text = new StringBuilder("(declare-const x (_ BitVec 16))\n");
    text.append("(define-fun d0 () (_ BitVec 16) x)\n");
    for (int i = 1; i <= length; i++) {
      String before = "d" + (i - 1);
      String term =
          i % 2 == 0 ? "(bvxor " + before + " #x5a5a)" : "((_ rotate_left 3) " + before + ")";
      text.append("(define-fun d")
          .append(i)
          .append(" () (_ BitVec 16) ")
          .append(term)
          .append(")\n");
    }
    return SmtScript.of(
        text.toString(), List.of("(= d" + length + " #x1234)"), List.of("x", "d" + length));
  }
}
