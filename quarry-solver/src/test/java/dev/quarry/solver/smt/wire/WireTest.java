package dev.quarry.solver.smt.wire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.solver.smt.RawScript;
import dev.quarry.solver.smt.Scripts;
import dev.quarry.solver.smt.SmtAnswer;
import dev.quarry.solver.smt.SmtAnswer.Malformed;
import dev.quarry.solver.smt.SmtAnswer.Sat;
import dev.quarry.solver.smt.SmtAnswer.Unknown;
import dev.quarry.solver.smt.SmtAnswer.Unsat;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class WireTest {
  private static final Duration TIME = Duration.ofMillis(1234);

  static List<SmtAnswer> answers() {
    return List.of(
        new Sat(Map.of("|a b|", "\"\u00e9\""), TIME),
        new Unsat(List.of(0, 7), TIME),
        new Unknown("why not", TIME),
        new Malformed("no such symbol", 3, 15, TIME));
  }

  @ParameterizedTest
  @MethodSource("answers")
  void answersArriveAsSent(SmtAnswer answer) throws IOException {
    assertThat(SolverReply.decode(new SolverReply(answer, 42).encode()))
        .isEqualTo(new SolverReply(answer, 42));
  }

  @Test
  void questionsArriveAsSent() throws IOException {
    SolverRequest check = new SolverRequest.Check(Scripts.withAssumption(List.of("p"), "q"), TIME);
    SolverRequest raw = new SolverRequest.CheckRaw(new RawScript("x".repeat(100_000)), TIME);
    assertThat(SolverRequest.decode(check.encode())).isEqualTo(check);
    assertThat(SolverRequest.decode(raw.encode())).isEqualTo(raw);
  }
}
