package dev.quarry.cli.report;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.report.html.HtmlReport;
import dev.quarry.report.result.ReportedResult;
import dev.quarry.report.result.ResultException;
import dev.quarry.report.result.ResultReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code quarry report FILE…}. */
@Command(
    name = "report",
    description = {
      "Joins the results of several commands into one report for a browser.",
      "",
      "The files are what cover, crash, reach, verify, check, explore and reproduce print with"
          + " --json. The report needs no server and no network; commands write one of their own"
          + " with --html."
    })
public final class ReportCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private SourceArguments sources;

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "Results of commands, as they print them with --json.")
  private List<Path> files = new ArrayList<>();

  @Option(
      names = "--html",
      paramLabel = "DIR",
      defaultValue = "target/quarry/report",
      description = "Where the report is written (default: ${DEFAULT-VALUE}).")
  private Path html;

  @Override
  public Integer call() {
    ReportArguments.check(html);
    List<ReportedResult> results = new ArrayList<>();
    for (Path file : files) {
      results.add(read(file));
    }
    Path index = ReportArguments.write(new HtmlReport(results, sources.folders(List.of())), html);
    PrintWriter out = spec.commandLine().getOut();
    out.println(index);
    out.flush();
    return ExitCode.CLEAN.code();
  }

  private static ReportedResult read(Path file) {
    if (!Files.isRegularFile(file)) {
      throw new UserError(
          ExitCode.USAGE,
          "There is no file `%s`; name a file that a command of Quarry printed with --json."
              .formatted(file));
    }
    try {
      return new ResultReader().read(file.toString(), Files.readString(file));
    } catch (ResultException e) {
      throw new UserError(ExitCode.USAGE, String.valueOf(e.getMessage()));
    } catch (IOException e) {
      throw new UserError(
          ExitCode.USAGE,
          "`%s` can't be read (%s); name a file that a command of Quarry printed with --json."
              .formatted(file, e));
    }
  }
}
