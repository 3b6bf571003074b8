package dev.quarry.cli.crash;

import dev.quarry.cli.cluster.ClusterArguments;
import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.cli.progress.LiveLine;
import dev.quarry.cli.report.ReportArguments;
import dev.quarry.cli.session.ResumeArguments;
import dev.quarry.cli.session.SessionArguments;
import dev.quarry.cli.session.TestArguments;
import dev.quarry.engine.crash.CrashOptions;
import dev.quarry.engine.crash.CrashProgress;
import dev.quarry.engine.crash.CrashResult;
import dev.quarry.engine.scope.Visibility;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.testgen.confirm.StateEnding;
import dev.quarry.testgen.recipe.Reflection;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code quarry crash WHAT… -cp PATH}. */
@Command(
    name = "crash",
    description = {
      "Finds the exceptions that can escape from methods, and writes a JUnit test for each.",
      "",
      "Every method is explored with all inputs it can be given through constructors, factories and"
          + " setters. What is reported was shown by a test that was compiled and run twice, each"
          + " time in a fresh virtual machine; everything else is counted by reason."
    })
public final class CrashCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private ScopeArguments scope;
  @Mixin private LimitArguments limits;
  @Mixin private TestArguments tests;
  @Mixin private SessionArguments session;
  @Mixin private ResumeArguments resume;
  @Mixin private ClusterArguments cluster;
  @Mixin private ReportArguments report;

  @Option(
      names = "--all",
      description =
          "Package-private and protected methods and classes too, whose tests live in the same"
              + " package.")
  private boolean all;

  @Option(
      names = "--total-budget",
      paramLabel = "TIME",
      defaultValue = "24h",
      description = "How long all methods may take together (default: ${DEFAULT-VALUE}).")
  private Duration totalBudget;

  @Option(
      names = "--reflection",
      description =
          "Let tests call private constructors and set private fields, of classes of the package"
              + " under test, where nothing else makes the objects or their state. Such tests are"
              + " marked; they may show what the program never does.")
  private boolean reflection;

  @Option(names = "--json", description = "Print one JSON object (schema quarry.crash/1).")
  private boolean json;

  @Option(
      names = "--sarif",
      paramLabel = "FILE",
      description = "Write the findings to this file in SARIF 2.1.0 as well.")
  private @Nullable Path sarif;

  @Override
  public Integer call() throws IOException, InterruptedException {
    report.check();
    CrashResult result = hunt();
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      new CrashJson(out).print(result);
    } else {
      new CrashText(out).print(result);
    }
    report.write(to -> new CrashJson(to).print(result), scope.classPath());
    if (sarif != null) {
      writeSarif(sarif, result);
    }
    return exit(result).code();
  }

  private static ExitCode exit(CrashResult result) {
    if (!result.findings().isEmpty()) {
      return ExitCode.FINDING;
    }
    if (result.endings().count(StateEnding.CLASS_MISSING) > 0) {
      return ExitCode.NOT_ANALYSABLE;
    }
    return result.endings().count(StateEnding.OPEN) > 0 ? ExitCode.UNDECIDED : ExitCode.CLEAN;
  }

  private void writeSarif(Path file, CrashResult result) {
    try {
      new CrashSarif(file).write(result);
    } catch (IOException e) {
      throw new UserError(
          ExitCode.USAGE,
          "The findings can't be written to `%s` (%s); name another file with --sarif."
              .formatted(file, e));
    }
  }

  private CrashResult hunt() throws IOException, InterruptedException {
    LiveLine line = new LiveLine(spec.commandLine().getErr());
    if (limits.countWork()) {
      session.countWork();
    }
    CrashProgress progress = new HuntLine(line, !cluster.isSpread());
    return session.run(
        line,
        engine ->
            cluster.run(
                "methods",
                line,
                resume.isWanted(),
                spread -> engine.crash(options(), progress, spread)));
  }

  private CrashOptions options() {
    return new CrashOptions(
        resume.on(session.setting(scope.classPath())),
        scope.options(all ? Visibility.PACKAGE : Visibility.PUBLIC),
        limits.options(),
        totalBudget,
        new TestOutput(
            tests.framework(scope.classPath()),
            tests.output(),
            reflection ? Reflection.ALLOWED : Reflection.NEVER,
            tests.suffix()));
  }
}
