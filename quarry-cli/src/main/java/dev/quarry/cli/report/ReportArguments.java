package dev.quarry.cli.report;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.MachineFault;
import dev.quarry.cli.ending.UserError;
import dev.quarry.report.html.ForeignFolderException;
import dev.quarry.report.html.HtmlReport;
import dev.quarry.report.result.ReportedResult;
import dev.quarry.report.result.ResultReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code --html} and {@code --json-file}: the result of a command as files, too. */
public final class ReportArguments {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Mixin private SourceArguments sources;

  @Option(
      names = "--html",
      paramLabel = "DIR",
      description = "Write a report to this directory as well: pages for a browser.")
  private @Nullable Path html;

  @Option(
      names = "--json-file",
      paramLabel = "FILE",
      description = "Write what --json prints to this file as well, for quarry report.")
  private @Nullable Path jsonFile;

  /** Prints a result as JSON. */
  @FunctionalInterface
  public interface Printer {
    void print(PrintWriter out) throws IOException;
  }

  /**
   * Says so before the work begins if the report can't be written.
   *
   * @throws UserError if there are other files where it should be
   */
  public void check() {
    if (html != null) {
      check(html);
    }
  }

  /** Writes what was asked for. */
  public void write(Printer result, List<Path> classPath) throws IOException {
    if (html == null && jsonFile == null) {
      return;
    }
    StringWriter json = new StringWriter();
    result.print(new PrintWriter(json));
    if (jsonFile != null) {
      write(json.toString(), jsonFile);
    }
    if (html != null) {
      write(json.toString(), classPath, html);
    }
  }

  private static void write(String json, Path file) {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.writeString(file, json);
    } catch (IOException e) {
      throw new UserError(
          MachineFault.isNoSpace(e) ? ExitCode.MACHINE : ExitCode.USAGE,
          "The result can't be written to `%s` (%s); name another file with --json-file."
              .formatted(file, e));
    }
  }

  private void write(String json, List<Path> classPath, Path html) throws IOException {
    ReportedResult read = new ResultReader().read("the result", json);
    Path index = write(new HtmlReport(List.of(read), sources.folders(classPath)), html);
    PrintWriter err = spec.commandLine().getErr();
    err.println("quarry: The report is in " + index + ".");
    err.flush();
  }

  static void check(Path folder) {
    try {
      HtmlReport.check(folder);
    } catch (ForeignFolderException e) {
      throw new UserError(ExitCode.USAGE, String.valueOf(e.getMessage()));
    } catch (IOException e) {
      throw unwritable(folder, e);
    }
  }

  /** Writes a report; where it begins. */
  static Path write(HtmlReport report, Path folder) {
    check(folder);
    try {
      return report.write(folder);
    } catch (IOException e) {
      throw unwritable(folder, e);
    }
  }

  private static UserError unwritable(Path folder, IOException e) {
    return new UserError(
        MachineFault.isNoSpace(e) ? ExitCode.MACHINE : ExitCode.USAGE,
        "The report can't be written to `%s` (%s); name another directory with --html."
            .formatted(folder, e));
  }
}
