package dev.quarry.engine.reach;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.engine.Session;
import dev.quarry.engine.setting.Setting;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.engine.spread.HereSpread;
import dev.quarry.engine.spread.Spread;
import dev.quarry.engine.verify.Claim;
import dev.quarry.engine.verify.Suspicion;
import dev.quarry.engine.verify.Verdict;
import dev.quarry.engine.verify.VerifyResult;
import dev.quarry.solver.Measure;
import dev.quarry.solver.chain.SolverOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who decides targets is not seen from what is told of them. */
final class SpreadTargetsTest {
  private static final String SOURCE =
      """
      public class Gate {
        private boolean open;

        public void open() {
          open = true;
        }

        public int pass(int n) {
          if (!open) {
            return 0;
          }
          return n == 4711 ? 1 : 2;
        }

        public static int never(int n) {
          if (n > 10 && n < 5) {
            return 1;
          }
          return 100 / n;
        }
      }
      """;

  private static final int PASSED = 12;
  private static final int NEVER = 17;
  private static final int QUOTIENT = 19;

  @TempDir private Path directory;

  @BeforeEach
  void compile() throws IOException {
    Path file = Files.writeString(directory.resolve("Gate.java"), SOURCE);
    Files.createDirectories(classes());
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-g", "-d", classes().toString(), file.toString());
    assertThat(code).isZero();
  }

  private Path classes() {
    return directory.resolve("classes");
  }

  private ReachOptions options(String output, String... targets) {
    return ReachOptions.of(
            Setting.of(List.of(classes())).withMeasure(Measure.WORK),
            List.of(targets),
            ReachOptions.work(400),
            TestOutput.in(directory.resolve(output)))
        .telling(ReachOptions.Told.CONDITION);
  }

  private ReachResult reach(String output, Optional<Spread> spread) throws Exception {
    SolverOptions solving = SolverOptions.defaults().withMeasure(Measure.WORK);
    try (Session session = Session.open(solving)) {
      return session.reach(
          options(output, "Gate.java:" + PASSED + ":true", "Gate.java:" + NEVER),
          ReachProgress.NONE,
          spread);
    }
  }

  @Test
  void targetsThatOthersDecideAreDecidedAlike() throws Exception {
    HereSpread here = new HereSpread();
    ReachResult spread = reach("spread", Optional.of(here));
    ReachResult alone = reach("alone", Optional.empty());

    assertThat(spread.targets().stream().map(TargetReport::outcome))
        .containsExactly(Outcome.REACHED, Outcome.UNREACHABLE);
    assertThat(spread.targets())
        .usingRecursiveFieldByFieldElementComparatorIgnoringFields(
            "time", "times", "test", "effort.seconds")
        .isEqualTo(alone.targets());
    assertThat(Files.readString(spread.targets().get(0).test().orElseThrow().file()))
        .isEqualTo(Files.readString(alone.targets().get(0).test().orElseThrow().file()));
    assertThat(here.refused()).isPositive();
  }

  @Test
  void warningsAreQuestionsToOthersAsWell() throws Exception {
    Claim claim = new Claim.Throws("java.lang.ArithmeticException", Claim.Origin.LINE);
    SolverOptions solving = SolverOptions.defaults().withMeasure(Measure.WORK);
    try (Session session = Session.open(solving)) {
      VerifyResult result =
          session.verify(
              options("verified"),
              List.of(new Suspicion("Gate.java", QUOTIENT, Optional.of(claim))),
              ReachProgress.NONE,
              Optional.of(new HereSpread()));
      assertThat(result.count(Verdict.CONFIRMED)).isEqualTo(1);
      assertThat(result.judgements().get(0).shown().orElseThrow().test()).isPresent();
    }
  }

  @Test
  void aTargetThatNobodySurvivesIsUndecided() throws Exception {
    ReachResult result = reach("lost", Optional.of(new NobodySpread()));

    assertThat(result.targets())
        .allSatisfy(
            report -> {
              assertThat(report.outcome()).isEqualTo(Outcome.UNDECIDED);
              assertThat(report.reasons().get(0).what()).contains("Every executor");
            });
  }
}
