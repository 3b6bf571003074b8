package dev.quarry.solver.smt.process;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.solver.smt.Scripts;
import dev.quarry.solver.smt.SmtAnswer;
import dev.quarry.solver.smt.SmtAnswer.Malformed;
import dev.quarry.solver.smt.SmtAnswer.Sat;
import dev.quarry.solver.smt.SmtAnswer.Unsat;
import dev.quarry.solver.smt.SmtScript;
import dev.quarry.solver.smt.SmtSolver;
import dev.quarry.solver.smt.text.Lists;
import java.io.IOException;
import java.math.BigInteger;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SolverAnswersTest {
  private static final Duration LONG = Duration.ofSeconds(60);
  private static final String DOUBLES = "(declare-const x Float64)(declare-const y Float64)";
  private static final String INTS =
      "(declare-const x (_ BitVec 32))(declare-const y (_ BitVec 32))";

  private static final Map<SmtSolver, IsolatedBackend> BACKENDS = new EnumMap<>(SmtSolver.class);

  @BeforeAll
  static void open() throws IOException {
    for (SmtSolver solver : Backends.available()) {
      BACKENDS.put(solver, Backends.isolated(solver));
    }
  }

  @AfterAll
  static void close() {
    BACKENDS.values().forEach(IsolatedBackend::close);
  }

  @ParameterizedTest
  @MethodSource("dev.quarry.solver.smt.process.Backends#available")
  void linearEquationsHaveTheirSolution(SmtSolver solver) {
    Map<String, String> values =
        sat(
            solver,
            SmtScript.of(
                INTS,
                List.of(
                    "(= (bvadd x y) #x0000000a)",
                    "(= (bvsub x y) #x00000004)",
                    "(bvsgt x y)",
                    "(bvult x #x00000010)"),
                List.of("x", "y")));
    assertThat(bits(values.get("x"))).isEqualTo(7);
    assertThat(bits(values.get("y"))).isEqualTo(3);
  }

  @ParameterizedTest
  @MethodSource("dev.quarry.solver.smt.process.Backends#available")
  void productsAreTakenApart(SmtSolver solver) {
    Map<String, String> values =
        sat(
            solver,
            SmtScript.of(
                INTS,
                List.of(
                    "(= (bvmul x y) #x0000008f)",
                    "(bvult #x00000001 x)",
                    "(bvult x y)",
                    "(bvult y #x00000020)"),
                List.of("x", "y")));
    assertThat(bits(values.get("x"))).isEqualTo(11);
    assertThat(bits(values.get("y"))).isEqualTo(13);
  }

  @Test
  @DisabledOnOs(OS.MAC)
  void squareRootOfSumOfSquaresIsSolvedByBitwuzla() {
    Map<String, String> values =
        sat(
            SmtSolver.BITWUZLA,
            SmtScript.of(
                DOUBLES,
                List.of(
                    "(fp.eq (fp.sqrt RNE (fp.add RNE (fp.mul RNE x x) (fp.mul RNE y y))) ((_ to_fp 11 53) RNE 5.0))",
                    "(fp.gt x ((_ to_fp 11 53) RNE 1.0))"),
                List.of("x", "y")));
    double x = Double.longBitsToDouble(fpBits(values.get("x")));
    double y = Double.longBitsToDouble(fpBits(values.get("y")));
    assertThat(x).isGreaterThan(1.0);
    assertThat(Math.sqrt(x * x + y * y)).isEqualTo(5.0);
  }

  @ParameterizedTest
  @MethodSource("dev.quarry.solver.smt.process.Backends#available")
  void storedElementsAreReadBack(SmtSolver solver) {
    String declarations =
        "(declare-const a (Array (_ BitVec 32) (_ BitVec 8)))(declare-const k (_ BitVec 32))"
            + "(define-fun b () (Array (_ BitVec 32) (_ BitVec 8)) (store a k #x41))";
    Map<String, String> values =
        sat(
            solver,
            SmtScript.of(
                declarations,
                List.of("(= (select b #x00000007) #x41)", "(= (select a #x00000007) #x40)"),
                List.of("k", "(select b k)", "a")));
    assertThat(bits(values.get("k"))).isEqualTo(7);
    assertThat(bits(values.get("(select b k)"))).isEqualTo(0x41);
    assertThat(values.get("a")).startsWith("(");
  }

  @ParameterizedTest
  @MethodSource("dev.quarry.solver.smt.process.Backends#available")
  void coresLeaveOutWhatDoesNotClash(SmtSolver solver) {
    Unsat unsat =
        unsat(
            solver,
            SmtScript.of(
                INTS,
                List.of("(bvsgt x #x00000005)", "(bvsgt y #x00000005)", "(bvslt x #x00000003)"),
                List.of()));
    assertThat(unsat.core()).containsExactly(0, 2);
  }

  @ParameterizedTest
  @MethodSource("dev.quarry.solver.smt.process.Backends#available")
  void coresOfRepeatedAssertionsNameOneOfThem(SmtSolver solver) {
    Unsat unsat =
        unsat(
            solver,
            SmtScript.of("(declare-const p Bool)", List.of("p", "p", "(not p)"), List.of()));
    assertThat(unsat.core()).contains(2).hasSize(2);
  }

  @ParameterizedTest
  @MethodSource("dev.quarry.solver.smt.process.Backends#available")
  void neededAssumptionsAreInTheCore(SmtSolver solver) {
    SmtScript script =
        Scripts.withAssumption(List.of("(bvugt x #x00000020)", "(= x y)"), "(bvult x #x00000010)");
    assertThat(script.needsAssumptions(unsat(solver, script))).isTrue();
  }

  @ParameterizedTest
  @MethodSource("dev.quarry.solver.smt.process.Backends#available")
  void assumptionsThatAreNotNeededAreNotInTheCore(SmtSolver solver) {
    // The assumption alone would do with any one of the others, so a solver may well pick it.
    SmtScript script =
        Scripts.withAssumption(
            List.of("(bvsgt x y)", "(bvsgt y #x00000009)", "(bvslt x #x00000005)"),
            "(= x #x00000001)");
    Unsat unsat = unsat(solver, script);
    assertThat(script.needsAssumptions(unsat)).isFalse();
    assertThat(unsat.core()).containsExactly(0, 1, 2);
  }

  @ParameterizedTest
  @MethodSource("dev.quarry.solver.smt.process.Backends#available")
  void twentyThousandDefinitionsAreNoProblem(SmtSolver solver) {
    Map<String, String> values = sat(solver, Scripts.chain(20_000));
    assertThat(bits(values.get("d20000"))).isEqualTo(0x1234);
  }

  @ParameterizedTest
  @MethodSource("dev.quarry.solver.smt.process.Backends#available")
  void quotedNamesKeepTheirSpelling(SmtSolver solver) {
    Map<String, String> values =
        sat(
            solver,
            SmtScript.of(
                "(declare-const |a b.c[0]| (_ BitVec 8))",
                List.of("(= |a b.c[0]| #x2a)"),
                List.of("|a b.c[0]|")));
    assertThat(bits(values.get("|a b.c[0]|"))).isEqualTo(42);
  }

  @ParameterizedTest
  @MethodSource("dev.quarry.solver.smt.process.Backends#available")
  void objectionsToAnAssertionNameItsIndexAndPlace(SmtSolver solver) {
    SmtAnswer answer =
        backend(solver)
            .check(SmtScript.of(INTS, List.of("(= x y)", "(= x\n   z)"), List.of()), LONG);
    assertThat(answer).isInstanceOf(Malformed.class);
    Malformed malformed = (Malformed) answer;
    assertThat(malformed.message()).contains("assertion 1").contains("z");
    assertThat(malformed.line()).isEqualTo(2);
  }

  @ParameterizedTest
  @MethodSource("dev.quarry.solver.smt.process.Backends#available")
  void objectionsDoNotSpoilTheNextQuery(SmtSolver solver) {
    backend(solver).check(SmtScript.of("(declare-const x Nonsense)", List.of(), List.of()), LONG);
    assertThat(sat(solver, Scripts.smallSat(5))).containsOnlyKeys("x", "y");
  }

  private static IsolatedBackend backend(SmtSolver solver) {
    return java.util.Objects.requireNonNull(BACKENDS.get(solver));
  }

  private static Map<String, String> sat(SmtSolver solver, SmtScript script) {
    SmtAnswer answer = backend(solver).check(script, LONG);
    assertThat(answer).isInstanceOf(Sat.class);
    return ((Sat) answer).values();
  }

  private static Unsat unsat(SmtSolver solver, SmtScript script) {
    SmtAnswer answer = backend(solver).check(script, LONG);
    assertThat(answer).isInstanceOf(Unsat.class);
    return (Unsat) answer;
  }

  private static long bits(String value) {
    return new BigInteger(value.substring(2), value.startsWith("#b") ? 2 : 16).longValue();
  }

  private static long fpBits(String value) {
    List<String> parts = Lists.elements(value);
    String bits = parts.get(1).substring(2) + parts.get(2).substring(2) + parts.get(3).substring(2);
    return new BigInteger(bits, 2).longValue();
  }
}
