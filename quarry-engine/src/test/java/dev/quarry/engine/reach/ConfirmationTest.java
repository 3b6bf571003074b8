package dev.quarry.engine.reach;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.reason.Reason;
import dev.quarry.engine.setting.Setting;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.program.MethodId;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.testgen.recipe.CallKind;
import dev.quarry.testgen.recipe.TestCall;
import dev.quarry.testgen.recipe.Value;
import dev.quarry.testgen.source.Expectation;
import dev.quarry.testgen.source.TestCase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What becomes of what a worker claims when plain runs show something else. */
final class ConfirmationTest {
  private static final MethodId METHOD = new MethodId("Side", "of", "(I)I");

  @TempDir private Path directory;

  @BeforeEach
  void compile() throws IOException {
    Path file = directory.resolve("Side.java");
    Files.writeString(
        file,
        """
        public class Side {
          static final int START = start();

          static int start() {
            return 0; // 5
          }

          public static int of(int x) {
            return x > START ? 1 : 0; // 9
          }
        }
        """);
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, "-g", file.toString()))
        .isZero();
  }

  private static ReachedCall call(int x, Expectation expected) {
    var call =
        new TestCall(METHOD, CallKind.STATIC, List.of("x"), List.of(new Value.Literal("I", x)));
    return ReachedCall.of(new TestCase(call, expected), "Side.of(" + x + ")");
  }

  private static Decided claimed(Question question, ReachedCall call) {
    var answer =
        new TargetAnswer(
            Outcome.REACHED,
            Engine.FORWARD,
            Optional.of(METHOD),
            List.of(),
            "",
            List.of(),
            List.of(),
            Effort.NONE,
            Map.of());
    return new Decided(question, answer, Optional.of(call), Optional.empty(), Duration.ZERO);
  }

  /** A report for each target, with the call that is claimed to reach it. */
  private List<TargetReport> reports(List<String> targets, List<ReachedCall> calls)
      throws IOException {
    var options =
        ReachOptions.of(
            Setting.of(List.of(directory)),
            targets,
            Duration.ofSeconds(1),
            TestOutput.in(directory.resolve("tests")));
    try (Subject subject = Subject.open(List.of(directory))) {
      List<Decided> decided = new ArrayList<>();
      for (int i = 0; i < targets.size(); i++) {
        Question question = new Questions(subject, List.of()).of(List.of(targets.get(i))).get(0);
        decided.add(claimed(question, calls.get(i)));
      }
      Sights sights = new Sights(decided);
      Path guard = Files.createDirectories(directory.resolve("guard"));
      TestSuite suite = TestSuite.of(options, subject, sights, sights.points(), Set.of(), guard);
      suite.write(calls.stream().flatMap(one -> one.test().stream()).toList());
      Reports reports = new Reports(subject, suite, sights::shows);
      return decided.stream().map(reports::of).toList();
    }
  }

  @Test
  void aTestThatIsNotSeenToTakeTheSideIsNoConfirmation() throws IOException {
    var completes = new Expectation.Completes();

    List<TargetReport> reports =
        reports(
            List.of("Side.java:9:true", "Side.java:9:false"),
            List.of(call(-3, completes), call(-4, completes)));

    assertThat(reports)
        .extracting(TargetReport::outcome)
        .containsExactly(Outcome.UNDECIDED, Outcome.REACHED);
    assertThat(reports.get(0).reasons())
        .extracting(Reason::code)
        .containsExactly(AssumptionCode.NOT_CONFIRMED);
    assertThat(reports.get(0).test()).isEmpty();
    assertThat(reports.get(0).entry()).isEmpty();
    assertThat(Files.readString(reports.get(1).test().orElseThrow().file()))
        .contains("Side.of(-4)")
        .doesNotContain("Side.of(-3)");
  }

  @Test
  void aTestThatFailsThoughItShowsTheTargetIsNotWritten() throws IOException {
    var wrong = new Expectation.Returns(new Value.Literal("I", 7));

    TargetReport report = reports(List.of("Side.java:9:true"), List.of(call(3, wrong))).get(0);

    assertThat(report.outcome()).isEqualTo(Outcome.REACHED);
    assertThat(report.test()).isEmpty();
    assertThat(report.testMissing()).contains("does not pass");
  }
}
