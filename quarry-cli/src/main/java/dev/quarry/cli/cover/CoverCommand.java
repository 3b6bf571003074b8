package dev.quarry.cli.cover;

import dev.quarry.cli.cluster.ClusterArguments;
import dev.quarry.cli.crash.ScopeArguments;
import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.progress.LiveLine;
import dev.quarry.cli.report.ReportArguments;
import dev.quarry.cli.session.ResumeArguments;
import dev.quarry.cli.session.SessionArguments;
import dev.quarry.cli.session.TestArguments;
import dev.quarry.engine.cover.CoverOptions;
import dev.quarry.engine.cover.CoverOptions.Extra;
import dev.quarry.engine.cover.CoverProgress;
import dev.quarry.engine.cover.CoverResult;
import dev.quarry.engine.cover.Selection;
import dev.quarry.engine.scope.Visibility;
import dev.quarry.engine.setting.TestOutput;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code quarry cover WHAT… -cp PATH}. */
@Command(
    name = "cover",
    description = {
      "Writes a small JUnit suite that covers as many branches as the time allows.",
      "",
      "Random runs, solving for branches not taken and asking backwards for single branches take"
          + " turns: what is expected to cover most for its cost comes next. Every test was run"
          + " twice in fresh virtual machines; branches are counted as JaCoCo counts them."
    })
public final class CoverCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private ScopeArguments scope;
  @Mixin private CoverLimitArguments limits;
  @Mixin private TestArguments tests;
  @Mixin private SessionArguments session;
  @Mixin private ResumeArguments resume;
  @Mixin private ClusterArguments cluster;
  @Mixin private ReportArguments report;

  @Option(
      names = "--strategy",
      paramLabel = "NAME",
      defaultValue = "greedy",
      description =
          "Who decides what is done next: greedy; random for random runs only; backward for"
              + " questions only; or a searcher (see quarry explore) for solving only in its order"
              + " (default: ${DEFAULT-VALUE}).")
  private String strategy;

  @Option(
      names = "--public",
      description =
          "Call only public methods of public classes, and count only such classes; without it,"
              + " whatever a test in the same package may call.")
  private boolean onlyPublic;

  @Option(
      names = "--total-budget",
      paramLabel = "TIME",
      defaultValue = "24h",
      description = "How long all classes may take together (default: ${DEFAULT-VALUE}).")
  private Duration totalBudget;

  @Option(
      names = "--measure",
      description = "Run the written suite under JaCoCo and print what it counts as well.")
  private boolean measure;

  @Option(
      names = "--jacoco",
      paramLabel = "FILE",
      description =
          "A report.xml or an .exec file of JaCoCo: cover only what the suite it is about misses.")
  private @Nullable Path jacoco;

  @Option(
      names = "--since",
      paramLabel = "REV",
      description = "Cover only what is different from this git revision.")
  private @Nullable String since;

  @Option(
      names = "--proofs",
      description =
          "Try to prove that branches which are left can't be reached, for as long as --budget says"
              + " once more.")
  private boolean proofs;

  @Option(
      names = "--threshold",
      paramLabel = "PERCENT",
      defaultValue = "0",
      description =
          "End with exit code 1 if the tests cover a smaller share of the branches (default:"
              + " ${DEFAULT-VALUE}). Branches that are proved dead don't count.")
  private double threshold;

  @Option(names = "--json", description = "Print one JSON object (schema quarry.cover/1).")
  private boolean json;

  @Override
  public Integer call() throws IOException, InterruptedException {
    report.check();
    CoverResult result = cover();
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      new CoverJson(out).print(result);
    } else {
      new CoverText(out, extras().contains(Extra.PROOFS)).print(result);
    }
    report.write(to -> new CoverJson(to).print(result), scope.classPath());
    return (isEnough(result) ? ExitCode.CLEAN : ExitCode.FINDING).code();
  }

  private boolean isEnough(CoverResult result) {
    int reachable = result.branches().total() - result.proved();
    return 100.0 * result.branches().covered() >= threshold * reachable;
  }

  private CoverResult cover() throws IOException, InterruptedException {
    LiveLine line = new LiveLine(spec.commandLine().getErr());
    if (limits.countWork()) {
      session.countWork();
    }
    CoverProgress progress = cluster.isSpread() ? CoverProgress.NONE : new CampaignLine(line);
    return session.run(
        line,
        engine ->
            cluster.run(
                "classes",
                line,
                resume.isWanted(),
                spread -> engine.cover(options(), progress, spread)));
  }

  private CoverOptions options() {
    return new CoverOptions(
        resume.on(session.setting(scope.classPath())),
        scope.options(onlyPublic ? Visibility.PUBLIC : Visibility.PACKAGE),
        new Selection(Optional.ofNullable(jacoco), Optional.ofNullable(since)),
        strategy,
        limits.options(),
        totalBudget,
        TestOutput.in(tests.output())
            .withFramework(tests.framework(scope.classPath()))
            .withSuffix(tests.suffix()),
        extras());
  }

  private Set<Extra> extras() {
    Set<Extra> extras = EnumSet.noneOf(Extra.class);
    if (measure) {
      extras.add(Extra.MEASURE);
    }
    if (proofs) {
      extras.add(Extra.PROOFS);
    }
    return extras;
  }
}
