package dev.quarry.cli.check;

import dev.quarry.cli.crash.ScopeArguments;
import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.cli.progress.LiveLine;
import dev.quarry.cli.report.ReportArguments;
import dev.quarry.cli.session.ProgramFramework;
import dev.quarry.cli.session.SessionArguments;
import dev.quarry.cli.verdict.Undecided;
import dev.quarry.engine.check.CheckOptions;
import dev.quarry.engine.check.CheckResult;
import dev.quarry.engine.check.SpecificationReport;
import dev.quarry.engine.check.Verdict;
import dev.quarry.engine.scope.Visibility;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.search.strategy.ByPriority;
import dev.quarry.spec.Specification;
import dev.quarry.spec.SpecificationException;
import dev.quarry.spec.language.ShippedSpecifications;
import dev.quarry.spec.language.SpecificationParser;
import dev.quarry.spec.monitor.Drawing;
import dev.quarry.spec.monitor.Monitors;
import dev.quarry.testgen.source.Framework;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code quarry check WHAT… -cp PATH}. */
@Command(
    name = "check",
    description = {
      "Looks for sequences of calls that violate specifications of classes.",
      "",
      "Specifications are those of @Usage and @Behaviour on the named classes, and those of files."
    })
public final class CheckCommand implements Callable<Integer> {
  @Spec private CommandSpec command;
  @Mixin private SessionArguments session;
  @Mixin private ScopeArguments scope;
  @Mixin private ReportArguments report;

  @Option(
      names = "--spec",
      paramLabel = "FILE",
      description =
          "A file with specifications, or jdk for those of classes of the JDK that come with"
              + " Quarry. May be repeated.")
  private List<Path> files = new ArrayList<>();

  @Option(
      names = "--calls",
      paramLabel = "N",
      defaultValue = "5",
      description = "How many calls one after the other at most (default: ${DEFAULT-VALUE}).")
  private int calls;

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      defaultValue = "30s",
      description = "How long one specification may take (default: ${DEFAULT-VALUE}).")
  private Duration budget;

  @Option(
      names = "--searcher",
      paramLabel = "NAME",
      defaultValue = CheckOptions.Search.GUIDED,
      description =
          "In which order ways are followed: specification, by the distance to a violation, or one"
              + " of those of explore (default: ${DEFAULT-VALUE}).")
  private String searcher;

  @Option(
      names = "--random-share",
      paramLabel = "SHARE",
      defaultValue = "" + ByPriority.DEFAULT_RANDOM_SHARE,
      description =
          "Which share of the picks of the searcher specification is random, from 0 to 1 (default:"
              + " ${DEFAULT-VALUE}).")
  private double randomShare;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      defaultValue = "target/quarry/check",
      description = "Where tests are written (default: ${DEFAULT-VALUE}).")
  private Path output;

  @Option(names = "--junit4", description = "Write tests for JUnit 4.13 instead of JUnit 5.")
  private boolean junit4;

  @Option(names = "--all", description = "Call methods that are not public, too.")
  private boolean all;

  @Option(
      names = "--draw",
      description =
          "Only write the automaton of each specification of --spec to DIR, for Graphviz.")
  private boolean draw;

  @Option(names = "--json", description = "Print one JSON object (schema quarry.check/1).")
  private boolean json;

  @Override
  public Integer call() throws IOException, InterruptedException {
    try {
      return draw ? drawing() : checking();
    } catch (SpecificationException e) {
      throw new UserError(ExitCode.USAGE, String.valueOf(e.getMessage()));
    }
  }

  private int drawing() throws IOException {
    List<Specification> specifications = specifications();
    if (specifications.isEmpty()) {
      throw new UserError(ExitCode.USAGE, "There is nothing to draw; name a file with --spec.");
    }
    Files.createDirectories(output);
    for (Specification specification : specifications) {
      String name = specification.type() + "-" + specification.name() + ".dot";
      Path file = output.resolve(name);
      Files.writeString(file, Drawing.dot(specification, Monitors.forViolations(specification)));
      command.commandLine().getOut().println(file);
    }
    command.commandLine().getOut().flush();
    return ExitCode.CLEAN.code();
  }

  private int checking() throws IOException, InterruptedException {
    check();
    report.check();
    CheckOptions options =
        new CheckOptions(
            session.setting(scope.classPath()),
            scope.options(all ? Visibility.PACKAGE : Visibility.PUBLIC),
            specifications(),
            new CheckOptions.Search(searcher, randomShare, calls, budget, Integer.MAX_VALUE),
            TestOutput.in(output)
                .withFramework(junit4 ? Framework.JUNIT4 : ProgramFramework.of(scope.classPath())));
    LiveLine line = new LiveLine(command.commandLine().getErr());
    CheckResult result =
        session.run(
            line,
            engines ->
                engines.check(
                    options,
                    (done, total, specification) ->
                        line.show("%d of %d: %s".formatted(done, total, specification))));
    PrintWriter out = command.commandLine().getOut();
    if (json) {
      new CheckJson(out).print(result);
    } else {
      new CheckText(out).print(result);
    }
    report.write(to -> new CheckJson(to).print(result), scope.classPath());
    return exit(result).code();
  }

  private void check() {
    if (calls < 1) {
      throw new UserError(ExitCode.USAGE, "--calls is 1 or more.");
    }
    if (!(randomShare >= 0 && randomShare <= 1)) {
      throw new UserError(ExitCode.USAGE, "--random-share is between 0 and 1.");
    }
    if (!CheckOptions.Search.searchers().contains(searcher)) {
      throw new UserError(
          ExitCode.USAGE,
          "There is no searcher `%s`; take one of %s."
              .formatted(searcher, String.join(", ", CheckOptions.Search.searchers())));
    }
  }

  private List<Specification> specifications() throws IOException {
    List<Specification> found = new ArrayList<>();
    for (Path file : files) {
      if (ShippedSpecifications.names().contains(file.toString())) {
        found.addAll(ShippedSpecifications.named(file.toString()));
        continue;
      }
      if (!Files.isRegularFile(file)) {
        throw new UserError(
            ExitCode.USAGE,
            "There is no file `%s`; name a file with specifications, or %s."
                .formatted(file, String.join(" or ", ShippedSpecifications.names())));
      }
      found.addAll(SpecificationParser.file(file.toString(), Files.readString(file)));
    }
    return found;
  }

  private static ExitCode exit(CheckResult result) {
    if (result.count(Verdict.VIOLATED) > 0) {
      return ExitCode.FINDING;
    }
    if (result.count(Verdict.UNDECIDED) == 0) {
      return ExitCode.CLEAN;
    }
    return Undecided.exit(
        result.reports().stream()
            .filter(report -> report.verdict() == Verdict.UNDECIDED)
            .map(SpecificationReport::reasons)
            .flatMap(List::stream)
            .toList());
  }
}
