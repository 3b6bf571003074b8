package dev.quarry.cli.explore;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.cli.progress.LiveLine;
import dev.quarry.cli.report.ReportArguments;
import dev.quarry.cli.session.ProgramArguments;
import dev.quarry.cli.session.SessionArguments;
import dev.quarry.cli.verdict.Undecided;
import dev.quarry.concolic.RunLimits;
import dev.quarry.engine.check.MonitoredProgram;
import dev.quarry.engine.explore.ExploreLimits;
import dev.quarry.engine.explore.ExploreOptions;
import dev.quarry.engine.explore.ExploreProgress;
import dev.quarry.engine.explore.ExploreResult;
import dev.quarry.engine.setting.Setting;
import dev.quarry.spec.SpecificationException;
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

/** {@code quarry explore ENTRY -cp PATH}. */
@Command(
    name = "explore",
    description = {
      "Runs a method along every path it has, and shows an input for each.",
      "",
      "The method's parameters, its receiver and what they refer to are inputs. The program runs in"
          + " processes of its own, where leaving the virtual machine, starting processes, the"
          + " network, native libraries and changes to files are refused unless allowed."
    })
public final class ExploreCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private SessionArguments session;
  @Mixin private ProgramArguments program;
  @Mixin private ReportArguments report;

  @Parameters(
      paramLabel = "ENTRY",
      arity = "0..1",
      description = "The method, such as 'com.acme.Foo#bar(int)' or, if it has one bar, Foo#bar.")
  private @Nullable String entry;

  @Option(
      names = "--entry",
      paramLabel = "ENTRY",
      description = "The same as the argument: --entry 'Main#main(java.lang.String[])'.")
  private @Nullable String entryOption;

  @Option(
      names = "--searcher",
      paramLabel = "NAME",
      defaultValue = "bfs",
      description =
          "Who picks the next branch: dfs, bfs, random, priority, generational, dart, rcn, rss, "
              + "rps, cgs, sgs (default: ${DEFAULT-VALUE}).")
  private String searcher;

  @Option(
      names = "--input-class",
      paramLabel = "CLASS",
      description =
          "Static methods of this class named nondet… or any… are inputs, and assume(boolean) ends "
              + "a run silently. May be repeated.")
  private List<String> inputClasses = new ArrayList<>();

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      defaultValue = "60s",
      description = "How long it may take in all (default: ${DEFAULT-VALUE}).")
  private Duration budget;

  @Option(
      names = "--max-runs",
      paramLabel = "N",
      description =
          "How many runs to make at most. Times are then counted by the work done, and the same"
              + " seed gives the same results (default: no limit).")
  private @Nullable Integer maxRuns;

  @Option(
      names = "--max-path",
      paramLabel = "N",
      defaultValue = "10000",
      description = "How many decisions one path may have (default: ${DEFAULT-VALUE}).")
  private int maxPath;

  @Option(
      names = "--branch-bound",
      paramLabel = "N",
      defaultValue = "0",
      description = "How often one path may take the same branch; 0: no bound.")
  private int branchBound;

  @Option(
      names = "--call-depth",
      paramLabel = "N",
      description =
          "How deep calls of the program's methods are followed; 0: no call of the entry is. A run"
              + " that calls deeper is cut (default: as deep as the stack).")
  private @Nullable Integer callDepth;

  @Option(
      names = "--run-time",
      paramLabel = "TIME",
      defaultValue = "10s",
      description = "How long one run may take (default: ${DEFAULT-VALUE}).")
  private Duration runTime;

  @Option(
      names = "--run-steps",
      paramLabel = "N",
      defaultValue = "100000000",
      description =
          "How many method entries and loop iterations one run may have (default:"
              + " ${DEFAULT-VALUE}).")
  private int runSteps;

  @Option(
      names = "--solver-time",
      paramLabel = "TIME",
      defaultValue = "5s",
      description = "How long one query may take (default: ${DEFAULT-VALUE}).")
  private Duration solverTime;

  @Option(
      names = "--no-specifications",
      description = "Do not monitor what classes say by @Usage and @Behaviour.")
  private boolean noSpecifications;

  @Option(names = "--json", description = "Print one JSON object (schema quarry.explore/2).")
  private boolean json;

  @Override
  public Integer call() throws IOException, InterruptedException {
    report.check();
    LiveLine line = new LiveLine(spec.commandLine().getErr());
    if (maxRuns != null) {
      session.countWork();
    }
    long start = System.nanoTime();
    ExploreResult result = explore(line);
    Duration time = Duration.ofNanos(System.nanoTime() - start);
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      new ExploreJson(out).print(result, time);
    } else {
      new ExploreText(out).print(result, time);
    }
    report.write(to -> new ExploreJson(to).print(result, time), program.classPath());
    return (result.exhausted() ? ExitCode.CLEAN : Undecided.exit(result.obstacles())).code();
  }

  private ExploreResult explore(LiveLine line) throws IOException, InterruptedException {
    ExploreOptions options = options();
    try {
      return session.run(
          line,
          engine -> {
            try (MonitoredProgram monitored = monitored(options)) {
              Setting woven = options.setting().withClassPath(monitored.classPath());
              return engine.explore(options.with(woven), progress(line));
            }
          });
    } catch (SpecificationException e) {
      throw new UserError(ExitCode.USAGE, String.valueOf(e.getMessage()));
    }
  }

  private MonitoredProgram monitored(ExploreOptions options) throws IOException {
    List<Path> classPath = options.setting().classPath();
    return noSpecifications
        ? MonitoredProgram.plain(classPath)
        : MonitoredProgram.of(classPath, options.entry());
  }

  private ExploreProgress progress(LiveLine line) {
    long start = System.nanoTime();
    return (runs, open, branches) ->
        line.show(
            "%d runs (%.0f/s), %s, %d/%d branches covered"
                .formatted(
                    runs,
                    runs * 1e9 / (System.nanoTime() - start),
                    open == 0 ? "now at random" : open + " branches open in the tree",
                    branches.covered(),
                    branches.total()));
  }

  private int callDepth() {
    if (callDepth == null) {
      return RunLimits.ANY_DEPTH;
    }
    if (callDepth < 0) {
      throw new UserError(ExitCode.USAGE, "--call-depth is 0 or more; leave it out for no limit.");
    }
    return callDepth;
  }

  private int maxRuns() {
    Integer limit = maxRuns;
    if (limit == null) {
      return Integer.MAX_VALUE;
    }
    return limit;
  }

  private ExploreOptions options() {
    RunLimits run =
        RunLimits.DEFAULT.withSteps(runSteps).withDecisions(maxPath).withCallDepth(callDepth());
    ExploreLimits limits =
        ExploreLimits.of(budget)
            .withMaxRuns(maxRuns())
            .withBranchBound(branchBound)
            .withTimes(runTime, solverTime)
            .withRun(run)
            .withRest(ExploreLimits.Rest.RANDOM_RUNS);
    return new ExploreOptions(
        session.setting(program.classPath()), entry(), searcher, inputClasses, limits);
  }

  private String entry() {
    String named = entry == null ? entryOption : entry;
    if (named == null) {
      throw new UserError(
          ExitCode.USAGE,
          "No entry is named. Name a method, as in quarry explore 'com.acme.Foo#bar(int)' -cp"
              + " classes.");
    }
    return named;
  }
}
