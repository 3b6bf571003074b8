package dev.quarry.solver.smt.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.quarry.solver.smt.SmtAnswer;
import dev.quarry.solver.smt.SmtAnswer.Sat;
import dev.quarry.solver.smt.SmtAnswer.Unsat;
import dev.quarry.solver.smt.SmtScript;
import dev.quarry.solver.smt.SmtSolver;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Solver against solver: the same verdict, and each accepts the other's model in the text form it
 * was given.
 */
class SolversAgreeTest {
  private static final Duration LONG = Duration.ofSeconds(60);
  private static final String DECLARATIONS =
      "(declare-const x (_ BitVec 16))(declare-const y (_ BitVec 16))(declare-const p Bool)"
          + "(declare-const f Float32)(declare-const d Float64)"
          + "(declare-const a (Array (_ BitVec 16) (_ BitVec 8)))"
          + "(declare-const n (Array (_ BitVec 16) (Array (_ BitVec 16) (_ BitVec 8))))";
  private static final List<String> CONSTANTS = List.of("x", "y", "p", "f", "d", "a", "n");
  // Bitwuzla answers unknown where an element of a nested array is compared with a constant array.
  private static final List<String> WITHOUT_NESTED = List.of("x", "y", "p", "f", "d", "a");

  private static IsolatedBackend bitwuzla;
  private static IsolatedBackend z3;

  @BeforeAll
  static void open() throws IOException {
    assumeThat(Backends.available()).contains(SmtSolver.BITWUZLA, SmtSolver.Z3);
    bitwuzla = Backends.isolated(SmtSolver.BITWUZLA);
    z3 = Backends.isolated(SmtSolver.Z3);
  }

  @AfterAll
  static void close() {
    for (IsolatedBackend backend : new IsolatedBackend[] {bitwuzla, z3}) {
      if (backend != null) {
        backend.close();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(= (bvsdiv x y) #xfffd)",
        "(= (bvsdiv #x8000 #xffff) #x8000)",
        "(= (bvsdiv x #x0000) #x0007)",
        "(= (bvsrem x #x0000) x)",
        "(distinct (bvsrem x #x0000) x)",
        "(= (bvurem x #x0007) #x0006)",
        "(= (bvshl x #x0010) #x0001)",
        "(and (= (bvashr x #x0003) #xffff) (bvslt x #xfffa))",
        "(and (bvult x y) (bvsgt x y))",
        "(xor p (= x y))",
        "(= ((_ sign_extend 16) x) ((_ zero_extend 16) x))",
        "(= (concat ((_ extract 7 0) x) ((_ extract 15 8) x)) #x1234)",
        "(fp.isNaN f)",
        "(and (fp.isNaN f) (fp.eq f f))",
        "(= f (_ -zero 8 24))",
        "(and (fp.isZero f) (fp.isNegative f) (fp.eq f (_ +zero 8 24)))",
        "(and (fp.isInfinite d) (fp.isNegative d))",
        "(fp.eq d ((_ to_fp 11 53) RNE 0.1))",
        "(fp.eq ((_ to_fp 11 53) RNE f) ((_ to_fp 11 53) RNE 0.1))",
        "(= f ((_ to_fp 8 24) #x7fc00001))",
        "(= f (fp #b0 #b10000000 #b10010010000111111011011))",
        "(= d ((_ to_fp 11 53) RNE (/ 1 3)))",
        "(= ((_ fp.to_sbv 16) RTZ f) #x002a)",
        "(= f ((_ to_fp 8 24) RNE x))",
        "(= f ((_ to_fp_unsigned 8 24) RNE x))",
        "(= f (fp.add RNE f ((_ to_fp 8 24) RNE 1.0)))",
        "(= ((_ to_fp 8 24) RNE d) (_ +oo 8 24))",
        "(fp.lt f (fp.abs f))",
        "(= (fp.roundToIntegral RNA f) ((_ to_fp 8 24) RNE 3.0))",
        "(and (= (select a x) #x41) (= (select a y) #x42))",
        "(and (= (select a x) #x41) (= (select a y) #x42) (= x y))",
        "(= (store a x #x01) (store a y #x02))",
        "(= a ((as const (Array (_ BitVec 16) (_ BitVec 8))) #x07))",
        "(and (= (select (select n x) y) #x41) (= (select (select n y) x) #x42))",
        "(= (select (store n x (store (select n x) y #x05)) x) (select n y))"
      })
  void verdictsAgreeAndModelsAreExchanged(String assertion) {
    SmtAnswer ours = bitwuzla.check(script(List.of(assertion)), LONG);
    SmtAnswer theirs = z3.check(script(List.of(assertion)), LONG);
    assertThat(ours).isInstanceOfAny(Sat.class, Unsat.class);
    assertThat(theirs).hasSameClassAs(ours);
    if (ours instanceof Sat mine && theirs instanceof Sat other) {
      assertThat(z3.check(script(fixed(assertion, mine, CONSTANTS)), LONG)).isInstanceOf(Sat.class);
      assertThat(bitwuzla.check(script(fixed(assertion, other, WITHOUT_NESTED)), LONG))
          .isInstanceOf(Sat.class);
    }
  }

  private static SmtScript script(List<String> assertions) {
    return SmtScript.of(DECLARATIONS, assertions, CONSTANTS);
  }

  /** The assertion with these constants fixed to the model's values. */
  private static List<String> fixed(String assertion, Sat model, List<String> names) {
    List<String> assertions = new ArrayList<>(List.of(assertion));
    for (String name : names) {
      assertions.add("(= " + name + " " + model.values().get(name) + ")");
    }
    return assertions;
  }
}
