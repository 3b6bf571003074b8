package dev.quarry.cli.reproduce;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.cli.progress.LiveLine;
import dev.quarry.cli.report.ReportArguments;
import dev.quarry.cli.session.ProgramArguments;
import dev.quarry.cli.session.ProgramFramework;
import dev.quarry.cli.session.SessionArguments;
import dev.quarry.cli.session.SuffixArguments;
import dev.quarry.cli.verdict.ConditionArguments;
import dev.quarry.cli.verdict.Undecided;
import dev.quarry.engine.reason.Reason;
import dev.quarry.engine.reproduce.LineMatching;
import dev.quarry.engine.reproduce.ReproduceOptions;
import dev.quarry.engine.reproduce.ReproduceResult;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.program.ProgramException;
import dev.quarry.program.trace.LoggedException;
import dev.quarry.program.trace.TraceParser;
import dev.quarry.testgen.recipe.Reflection;
import dev.quarry.testgen.source.Framework;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code quarry reproduce TRACE -cp PATH}. */
@Command(
    name = "reproduce",
    description = {
      "Finds a JUnit test that throws what a stack trace tells of, through the same calls.",
      "",
      "A frame counts as matched if plain runs of the test show it. Frames of the JDK, and of"
          + " classes that are not on the class path, are not asked for."
    })
public final class ReproduceCommand implements Callable<Integer> {
  private static final String STANDARD_INPUT = "-";

  @Spec private CommandSpec spec;
  @Mixin private SessionArguments session;
  @Mixin private ProgramArguments program;
  @Mixin private ConditionArguments condition;
  @Mixin private SuffixArguments suffix;
  @Mixin private ReportArguments report;

  @Parameters(
      paramLabel = "TRACE",
      description =
          "A file with a stack trace, as a log has it, or - for standard input. Of several the"
              + " first is taken.")
  private String trace;

  @Option(
      names = "--frames",
      paramLabel = "N",
      description =
          "How many frames of the program the test has to show, counted from where the exception is"
              + " thrown (default: as many as can be had, and all for exit code 0).")
  private Integer frames;

  @Option(
      names = "--fuzzy",
      description =
          "Compare frames by the names of their methods instead of by lines, where the trace is"
              + " from another version of the program.")
  private boolean fuzzy;

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      defaultValue = "60s",
      description =
          "How long the search may take; all methods that a test may begin with share it (default:"
              + " ${DEFAULT-VALUE}).")
  private Duration budget;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      defaultValue = "target/quarry/reproduce",
      description = "Where the test is written (default: ${DEFAULT-VALUE}).")
  private Path output;

  @Option(names = "--junit4", description = "Write a test for JUnit 4.13 instead of JUnit 5.")
  private boolean junit4;

  @Option(
      names = "--reflection",
      description =
          "Let the test use private constructors and set private fields, where nothing else makes"
              + " the objects; the program may never make such objects.")
  private boolean reflection;

  @Option(names = "--json", description = "Print one JSON object (schema quarry.reproduce/1).")
  private boolean json;

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (frames != null && frames < 1) {
      throw new UserError(ExitCode.USAGE, "--frames is 1 or more.");
    }
    report.check();
    ReproduceResult result = search();
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      new ReproduceJson(out).print(result);
    } else {
      new ReproduceText(out, condition).print(result);
    }
    report.write(to -> new ReproduceJson(to).print(result), program.classPath());
    return exit(result).code();
  }

  private ExitCode exit(ReproduceResult result) {
    if (result.reproduced().isPresent()) {
      int wanted = frames == null ? result.total() : Math.min(frames, result.total());
      return result.matched() >= wanted ? ExitCode.CLEAN : ExitCode.FINDING;
    }
    List<Reason> reasons =
        result.attempts().stream()
            .flatMap(attempt -> attempt.report().stream())
            .flatMap(report -> report.reasons().stream())
            .toList();
    return Undecided.exit(reasons);
  }

  private ReproduceResult search() throws IOException, InterruptedException {
    LiveLine line = new LiveLine(spec.commandLine().getErr());
    ReproduceOptions options = options();
    return session.run(
        line,
        engines ->
            engines.reproduce(
                options,
                (count, total, entry) ->
                    line.show("%d of %d frames, from %s".formatted(count, total, entry))));
  }

  private ReproduceOptions options() throws IOException {
    return new ReproduceOptions(
        session.setting(program.classPath()),
        logged(),
        fuzzy ? LineMatching.BY_METHOD : LineMatching.BY_LINE,
        frames == null ? 1 : frames,
        budget,
        new TestOutput(
            junit4 ? Framework.JUNIT4 : ProgramFramework.of(program.classPath()),
            output,
            reflection ? Reflection.ALLOWED : Reflection.NEVER,
            suffix.suffix()),
        condition.told());
  }

  private LoggedException logged() throws IOException {
    try {
      List<LoggedException> all = TraceParser.parse(text());
      if (all.size() > 1) {
        PrintWriter err = spec.commandLine().getErr();
        err.printf(
            "quarry: %s has %d stack traces; the first, of %s, is taken.%n",
            trace, all.size(), all.get(0).exception());
        err.flush();
      }
      return all.get(0);
    } catch (ProgramException e) {
      throw new UserError(ExitCode.USAGE, String.valueOf(e.getMessage()));
    }
  }

  private String text() throws IOException {
    if (trace.equals(STANDARD_INPUT)) {
      return new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
    }
    Path file = Path.of(trace);
    if (!Files.isRegularFile(file)) {
      throw new UserError(
          ExitCode.USAGE,
          "There is no file `%s`; name a file with a stack trace, or - to read standard input."
              .formatted(trace));
    }
    try {
      return Files.readString(file);
    } catch (MalformedInputException e) {
      return Files.readString(file, StandardCharsets.ISO_8859_1);
    }
  }
}
