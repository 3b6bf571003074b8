package dev.quarry.solver.smt.process;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.solver.smt.RawScript;
import dev.quarry.solver.smt.SmtAnswer;
import dev.quarry.solver.smt.SmtAnswer.Malformed;
import dev.quarry.solver.smt.SmtAnswer.Sat;
import dev.quarry.solver.smt.SmtAnswer.Unknown;
import dev.quarry.solver.smt.SmtAnswer.Unsat;
import dev.quarry.solver.smt.SmtSolver;
import java.io.IOException;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RawScriptsTest {
  private static final Duration LONG = Duration.ofSeconds(60);
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
  void aScriptIsAnsweredWithTheValuesOfItsConstants(SmtSolver solver) {
    String text =
        """
        ; a comment with a ( in it
        (set-logic QF_ABV)
        (set-option :produce-models true)
        (declare-fun x () (_ BitVec 8))
        (declare-const y (_ BitVec 8))
        (declare-fun f ((_ BitVec 8)) Bool)
        (assert (= (bvadd x #x01) y))
        (assert (= y #x00))
        (check-sat)
        (get-model)
        (get-value (x y))
        (exit)
        """;
    SmtAnswer answer = ask(solver, text);
    assertThat(answer).isInstanceOf(Sat.class);
    assertThat(((Sat) answer).values()).containsOnlyKeys("x", "y");
    assertThat(((Sat) answer).values().get("x")).isIn("#xff", "#b11111111");
  }

  @ParameterizedTest
  @MethodSource("dev.quarry.solver.smt.process.Backends#available")
  void theLastCheckCountsAndClosedScopesAreForgotten(SmtSolver solver) {
    String text =
        """
        (declare-const x (_ BitVec 8))
        (assert (bvugt x #x10))
        (push 1) (assert (bvult x #x05)) (check-sat) (pop 1)
        (check-sat)
        """;
    assertThat(ask(solver, text)).isInstanceOf(Sat.class);
  }

  @ParameterizedTest
  @MethodSource("dev.quarry.solver.smt.process.Backends#available")
  void assumedLiteralsCount(SmtSolver solver) {
    String text = "(declare-const p Bool)(assert p)(check-sat-assuming ((not p)))";
    assertThat(ask(solver, text)).isInstanceOf(Unsat.class);
  }

  @ParameterizedTest
  @MethodSource("dev.quarry.solver.smt.process.Backends#available")
  void unknownSymbolsAreReportedWithLineAndColumn(SmtSolver solver) {
    SmtAnswer answer =
        ask(
            solver,
            "(declare-const x (_ BitVec 32))\n(check-sat)\n\n  (assert (= x yy))\n(check-sat)\n");
    assertThat(answer).isInstanceOf(Malformed.class);
    Malformed malformed = (Malformed) answer;
    assertThat(malformed.message()).contains("yy");
    assertThat(malformed.line()).isEqualTo(4);
    assertThat(malformed.column()).isEqualTo(16);
  }

  @ParameterizedTest
  @MethodSource("dev.quarry.solver.smt.process.Backends#available")
  void unbalancedScriptsAreReportedWithThePlaceOfTheOpenCommand(SmtSolver solver) {
    SmtAnswer answer = ask(solver, "(declare-const x Bool)\n (assert (and x x)\n(check-sat)\n");
    assertThat(answer).isInstanceOf(Malformed.class);
    assertThat(((Malformed) answer).line()).isEqualTo(2);
    assertThat(((Malformed) answer).column()).isEqualTo(2);
  }

  @ParameterizedTest
  @MethodSource("dev.quarry.solver.smt.process.Backends#available")
  void clashingSortsAreReportedWithTheirLine(SmtSolver solver) {
    SmtAnswer answer =
        ask(solver, "(declare-const x (_ BitVec 32))\n(assert (= x #x01))\n(check-sat)");
    assertThat(answer).isInstanceOf(Malformed.class);
    assertThat(((Malformed) answer).line()).isEqualTo(2);
  }

  @ParameterizedTest
  @MethodSource("dev.quarry.solver.smt.process.Backends#available")
  void unknownCommandsAreReported(SmtSolver solver) {
    SmtAnswer answer = ask(solver, "(declare-const x Bool)\n(asert x)\n(check-sat)");
    assertThat(answer).isInstanceOf(Malformed.class);
    assertThat(((Malformed) answer).message()).contains("asert");
    assertThat(((Malformed) answer).line()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        ")",
        "(",
        "()",
        "(()",
        "\"",
        "|",
        "(push x)",
        "(pop 3)",
        "(assert)",
        "foo",
        "(assert (",
        "(declare-fun)"
      })
  void nonsenseIsAnObjectionOrUnknownButNeverACrash(String nonsense) {
    for (SmtSolver solver : BACKENDS.keySet()) {
      SmtAnswer answer = ask(solver, nonsense);
      assertThat(answer).isInstanceOf(Malformed.class);
      assertThat(backend(solver).started()).isEqualTo(1);
    }
  }

  @Test
  void stringsAndIntegersGoToZ3() {
    String text =
        """
        (declare-const s String)
        (declare-const n Int)
        (assert (= n (str.len s)))
        (assert (= s (str.++ "a)""b" "c")))
        (check-sat)
        """;
    assertThat(new RawScript(text).needsZ3()).isTrue();
    SmtAnswer answer = ask(SmtSolver.Z3, text);
    assertThat(answer).isInstanceOf(Sat.class);
    assertThat(((Sat) answer).values()).containsEntry("s", "\"a)\"\"bc\"").containsEntry("n", "5");
  }

  @Test
  @DisabledOnOs(OS.MAC)
  void theoriesBitwuzlaLacksAreAnObjection() {
    assertThat(ask(SmtSolver.BITWUZLA, "(declare-const n Int)(assert (= n 3))(check-sat)"))
        .isInstanceOf(Malformed.class);
  }

  @Test
  @DisabledOnOs(OS.MAC)
  void whatBitwuzlaCanNotDecideIsUnknown() {
    String text =
        "(declare-sort R 0)(declare-const a R)(declare-const b R)(assert (distinct a b))(check-sat)";
    assertThat(ask(SmtSolver.BITWUZLA, text)).isInstanceOf(Unknown.class);
  }

  private static IsolatedBackend backend(SmtSolver solver) {
    return Objects.requireNonNull(BACKENDS.get(solver));
  }

  private static SmtAnswer ask(SmtSolver solver, String text) {
    return backend(solver).check(new RawScript(text), LONG);
  }
}
