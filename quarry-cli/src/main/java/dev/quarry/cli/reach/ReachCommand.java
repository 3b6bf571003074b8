package dev.quarry.cli.reach;

import dev.quarry.cli.cluster.ClusterArguments;
import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.cli.progress.LiveLine;
import dev.quarry.cli.report.ReportArguments;
import dev.quarry.cli.session.ProgramArguments;
import dev.quarry.cli.session.ProgramFramework;
import dev.quarry.cli.session.ResumeArguments;
import dev.quarry.cli.session.SessionArguments;
import dev.quarry.cli.session.SuffixArguments;
import dev.quarry.cli.verdict.ConditionArguments;
import dev.quarry.cli.verdict.Undecided;
import dev.quarry.engine.reach.Engine;
import dev.quarry.engine.reach.Outcome;
import dev.quarry.engine.reach.ReachOptions;
import dev.quarry.engine.reach.ReachProgress;
import dev.quarry.engine.reach.ReachResult;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.testgen.recipe.Reflection;
import dev.quarry.testgen.source.Framework;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code quarry reach TARGET… -cp PATH}. */
@Command(
    name = "reach",
    description = {
      "Finds an input and a JUnit test that reach a place, or proves that nothing does.",
      "",
      "What is called reached was seen in a run; what is called unreachable is proved for the"
          + " entries named with it; everything else is undecided, with the reasons."
    })
public final class ReachCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private SessionArguments session;
  @Mixin private ResumeArguments resume;
  @Mixin private ProgramArguments program;
  @Mixin private ConditionArguments condition;
  @Mixin private SuffixArguments suffix;
  @Mixin private ClusterArguments cluster;
  @Mixin private ReportArguments report;

  @Parameters(
      paramLabel = "TARGET",
      arity = "0..*",
      description =
          "Foo.java:42 or com.acme.Foo#bar(int):42 (a line), Foo.java:42:true (a condition that"
              + " comes out so), NullPointerException@Foo.java:42 (an exception), or markers (each"
              + " call of Quarry.target()).")
  private List<String> targets = new ArrayList<>();

  @Option(
      names = "--entry",
      paramLabel = "METHOD",
      description =
          "Where a way may begin, as com.acme.Foo#bar or com.acme.Foo#bar(int). May be repeated"
              + " (default: all public methods of public classes from which calls lead to the"
              + " target).")
  private List<String> entries = new ArrayList<>();

  @Option(
      names = "--input-class",
      paramLabel = "CLASS",
      description =
          "Static methods of this class named nondet… or any… are inputs, and assume(boolean) ends "
              + "a run silently. May be repeated.")
  private List<String> inputClasses = new ArrayList<>();

  @Option(
      names = "--engine",
      paramLabel = "NAME",
      defaultValue = "both",
      description =
          "backward: from the target to an entry; forward: runs towards the target; both (default:"
              + " ${DEFAULT-VALUE}).")
  private Engine engine;

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      defaultValue = "10s",
      description =
          "How long the search for one target may take, and the search for a test that makes its"
              + " objects once more (default: ${DEFAULT-VALUE}).")
  private Duration budget;

  @Option(
      names = "--max-runs",
      paramLabel = "N",
      description =
          "As much work for one target as so many runs are, instead of --budget; a query or a step"
              + " backwards is work, too. The same seed then gives the same results (default: no"
              + " limit).")
  private @Nullable Integer maxRuns;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      defaultValue = "target/quarry/reach",
      description = "Where tests are written (default: ${DEFAULT-VALUE}).")
  private Path output;

  @Option(names = "--junit4", description = "Write tests for JUnit 4.13 instead of JUnit 5.")
  private boolean junit4;

  @Option(
      names = "--reflection",
      description =
          "Let tests use private constructors and set private fields, where nothing else makes the"
              + " objects; the program may never make such objects.")
  private boolean reflection;

  @Option(names = "--json", description = "Print one JSON object (schema quarry.reach/1).")
  private boolean json;

  @Option(
      names = "--explain",
      description = "Tell which conditions contradict each other, and where.")
  private boolean explain;

  @Option(names = "--trace", description = "Show the way from the target back to the entry.")
  private boolean trace;

  @Override
  public Integer call() throws IOException, InterruptedException {
    check();
    report.check();
    ReachResult result = search();
    PrintWriter err = spec.commandLine().getErr();
    result.refused().forEach(sentence -> err.println("quarry: " + sentence));
    err.flush();
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      new ReachJson(out).print(result);
    } else {
      ReachText text = new ReachText(out, condition);
      text = explain ? text.explaining() : text;
      (trace ? text.tracing() : text).print(result);
    }
    report.write(to -> new ReachJson(to).print(result), program.classPath());
    return exit(result).code();
  }

  private static ExitCode exit(ReachResult result) {
    if (!result.refused().isEmpty()) {
      return ExitCode.USAGE;
    }
    if (result.has(Outcome.UNDECIDED)) {
      return Undecided.exit(
          result.targets().stream().flatMap(target -> target.reasons().stream()).toList());
    }
    return result.has(Outcome.UNREACHABLE) ? ExitCode.FINDING : ExitCode.CLEAN;
  }

  private void check() {
    if (targets.isEmpty()) {
      throw new UserError(
          ExitCode.USAGE,
          "No target is named. Name a line, as in quarry reach Foo.java:42 -cp classes.");
    }
  }

  private ReachResult search() throws IOException, InterruptedException {
    LiveLine line = new LiveLine(spec.commandLine().getErr());
    Duration time = work();
    ReachProgress progress = cluster.isSpread() ? ReachProgress.NONE : progress(line);
    return session.run(
        line,
        engines ->
            cluster.run(
                "targets",
                line,
                resume.isWanted(),
                spread -> engines.reach(options(time), progress, spread)));
  }

  private Duration work() {
    Integer limit = maxRuns;
    if (limit == null) {
      return budget;
    }
    if (limit < 1) {
      throw new UserError(ExitCode.USAGE, "--max-runs is 1 or more.");
    }
    session.countWork();
    return ReachOptions.work(limit);
  }

  private ReachOptions options(Duration time) {
    return new ReachOptions(
        resume.on(session.setting(program.classPath())),
        targets,
        entries,
        inputClasses,
        engine,
        time,
        new TestOutput(
            junit4 ? Framework.JUNIT4 : ProgramFramework.of(program.classPath()),
            output,
            reflection ? Reflection.ALLOWED : Reflection.NEVER,
            suffix.suffix()),
        condition.told());
  }

  private static ReachProgress progress(LiveLine line) {
    long start = System.nanoTime();
    return new ReachProgress() {
      @Override
      public void done(int reached, int unreachable, int undecided, int total) {
        int done = reached + unreachable + undecided;
        double seconds = (System.nanoTime() - start) / 1e9;
        line.show(
            "%d/%d targets, %d reached, %d proved unreachable, %d undecided, about %.0f s left"
                .formatted(
                    done, total, reached, unreachable, undecided, seconds / done * (total - done)));
      }

      @Override
      public void random(String target) {
        line.show("%s: random runs for the rest of its budget".formatted(target));
      }
    };
  }
}
