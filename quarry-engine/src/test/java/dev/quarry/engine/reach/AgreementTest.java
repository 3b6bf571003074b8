package dev.quarry.engine.reach;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.corpus.ExplorableEntries;
import dev.quarry.engine.corpus.ExplorableEntries.Explorable;
import dev.quarry.engine.coverage.CoverageTally;
import dev.quarry.engine.explore.Exploration;
import dev.quarry.engine.explore.ExploreProgress;
import dev.quarry.engine.run.RunService;
import dev.quarry.engine.run.Workers;
import dev.quarry.engine.setting.Setting;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.program.Branch;
import dev.quarry.program.Branches;
import dev.quarry.program.MethodId;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.program.targets.Goal;
import dev.quarry.solver.Clock;
import dev.quarry.solver.chain.SolverChain;
import dev.quarry.solver.chain.SolverOptions;
import dev.quarry.symcretic.loop.LoopFunctions;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Forward against backward: every branch of the corpus programs is a target. A branch that a run
 * took must not be proved unreachable; and where all paths were run, one that no run took must not
 * be reached. The system property {@code quarry.agreement} says how many seconds to go on (0: until
 * all entries are done), and {@code quarry.corpus} narrows the entries down by title.
 */
final class AgreementTest {
  private static final int SECONDS = Integer.getInteger("quarry.agreement", 60);
  private static final Duration BUDGET = Duration.ofSeconds(2);
  private static final Duration EXPLORING = Duration.ofSeconds(3);

  private final Map<String, Integer> counts = new TreeMap<>();
  private final Map<String, Integer> reasons = new TreeMap<>();
  private final List<String> wrong = new ArrayList<>();
  private int decided;

  @Test
  void theBackwardEngineNeverContradictsTheForwardOne(@TempDir Path classes) throws Exception {
    List<Explorable> entries = new ArrayList<>(ExplorableEntries.compile(classes, EXPLORING));
    entries.removeIf(entry -> !entry.title().matches(System.getProperty("quarry.corpus", ".*")));
    Collections.shuffle(entries, new Random(1));
    ExprFactory factory = new ExprFactory();
    LoopFunctions functions = new LoopFunctions(new JdkFunctions());
    long start = System.nanoTime();
    try (SolverChain solver = SolverChain.open(factory, functions, SolverOptions.defaults());
        Workers forward = new Workers(factory);
        Workers backward = new Workers(factory);
        Subject subject = Subject.open(List.of(classes))) {
      var parts = new ReachParts(options(classes), factory, functions, solver);
      var exploration = new Exploration(factory, functions, solver, forward, Clock.WALL);
      var trials = new Trials(new RunService(backward, parts.options().runs(subject.classPath())));
      Function<Question, Backward> engine =
          question -> new Backward(parts, subject, trials, question);
      for (Explorable entry : entries) {
        if (SECONDS == 0 || System.nanoTime() - start < SECONDS * 1_000_000_000L) {
          compare(entry, subject, exploration, engine);
        }
      }
    }
    System.out.println("forward and backward: " + counts);
    reasons.forEach((reason, times) -> System.out.println("  undecided " + times + " " + reason));
    assertThat(wrong).isEmpty();
    assertThat(decided).as("decided by the backward engine").isPositive();
  }

  private static ReachOptions options(Path classes) {
    return ReachOptions.of(Setting.of(List.of(classes)), List.of(), BUDGET, TestOutput.in(classes))
        .withEngine(Engine.BACKWARD);
  }

  private void compare(
      Explorable entry,
      Subject subject,
      Exploration exploration,
      Function<Question, Backward> engine)
      throws Exception {
    MethodId method = entry.method();
    var tally = new CoverageTally(subject.program(), List.of(method.owner()));
    var result =
        exploration.run(
            subject, method, tally, Optional.empty(), entry.options(), ExploreProgress.NONE);
    boolean all = result.exhausted();
    count(all ? "entries with all paths" : "entries with some paths");
    List<Branch> open = tally.openBranches();
    for (MethodId reachable : subject.calls().reachableFrom(List.of(method))) {
      if (reachable.owner().equals(method.owner()) && !reachable.name().equals("<clinit>")) {
        for (Branch branch : Branches.of(subject.program().body(reachable))) {
          boolean taken = !open.contains(branch);
          if (taken || all) {
            compare(entry, branch, taken, engine);
          }
        }
      }
    }
  }

  private void compare(
      Explorable entry, Branch branch, boolean taken, Function<Question, Backward> engine)
      throws Exception {
    var question =
        new Question(branch.toString(), List.of(new Goal.Taking(branch)), Set.of(entry.method()));
    String what;
    try {
      Answer answer = engine.apply(question).ask(BUDGET);
      what = answer.outcome().text();
      if (answer.outcome() == Outcome.UNDECIDED) {
        answer
            .ledger()
            .obstacles()
            .forEach(reason -> reasons.merge(reason.what(), 1, Integer::sum));
      } else {
        decided++;
      }
      if (taken ? isRefuted(answer) : answer.outcome() == Outcome.REACHED) {
        wrong.add(entry.title() + " " + branch + ": forward " + taken + ", backward " + what);
      }
    } catch (RuntimeException e) {
      what = "failed";
      wrong.add(entry.title() + " " + branch + ": " + e + " at " + e.getStackTrace()[0]);
    }
    count((taken ? "taken, " : "not taken, ") + what);
  }

  /** Runs fill fields at will; a proof may lean on what no constructor leaves in them. */
  private static boolean isRefuted(Answer answer) {
    return answer.outcome() == Outcome.UNREACHABLE
        && answer.ledger().all().stream()
            .noneMatch(assumption -> assumption.code() == AssumptionCode.CONSTRUCTED);
  }

  private void count(String what) {
    counts.merge(what, 1, Integer::sum);
  }
}
