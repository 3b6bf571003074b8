package dev.quarry.cli.solve;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.smtlib.Script;
import dev.quarry.expr.smtlib.SmtLibReader;
import dev.quarry.expr.smtlib.SmtLibSyntaxException;
import dev.quarry.expr.smtlib.UnsupportedByQuarryException;
import dev.quarry.solver.chain.SolverOptions;
import dev.quarry.solver.smt.SmtAnswer;
import dev.quarry.solver.smt.SmtSolver;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code quarry solve FILE.smt2}. */
@Command(
    name = "solve",
    description = {
      "Solves an SMT-LIB script or a query that Quarry wrote with --dump.",
      "",
      "Bit-vectors, IEEE floats, arrays, Quarry's strings and calls of pure JDK methods such as"
          + " |java.lang.Math.sin(D)D| go through the whole solver chain, and a model is evaluated"
          + " before it is shown. A script with other things in it (SMT-LIB's own strings,"
          + " integers) is handed to Z3 as it is."
    })
public final class SolveCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "The script.")
  private Path file;

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      defaultValue = "10s",
      description = "How long it may take, such as 500ms, 10s, 2m (default: ${DEFAULT-VALUE}).")
  private Duration budget;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Where random choices start (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--backend",
      paramLabel = "NAME",
      description = "The native solver: ${COMPLETION-CANDIDATES} (default: the best one here).")
  private @Nullable SmtSolver backend;

  @Option(
      names = "--cache",
      paramLabel = "FILE",
      description = "Keep answers in this file and use those it has.")
  private @Nullable Path cache;

  @Option(
      names = "--dump",
      paramLabel = "DIR",
      description = "Write every query that is not in the cache into this directory.")
  private @Nullable Path dump;

  @Option(names = "--json", description = "Print one JSON object (schema quarry.solve/1).")
  private boolean json;

  @Override
  public Integer call() throws IOException {
    String text = script();
    SolveReport report = report(text);
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      new ReportJson(out).print(report);
    } else {
      new ReportText(out).print(report);
    }
    boolean decided = !report.verdict().equals("unknown");
    return (decided ? ExitCode.CLEAN : ExitCode.UNDECIDED).code();
  }

  private SolveReport report(String text) throws IOException {
    var factory = new ExprFactory();
    try {
      Script script = SmtLibReader.read(text, factory);
      return ChainRun.solve(script, factory, options(), budget);
    } catch (IOException e) {
      if (cache == null && dump == null) {
        throw e;
      }
      throw unusable(e);
    } catch (SmtLibSyntaxException e) {
      throw malformed(e.line(), e.column(), String.valueOf(e.getMessage()));
    } catch (UnsupportedByQuarryException e) {
      var run = RawRun.of(text, budget);
      if (run.answer() instanceof SmtAnswer.Malformed objection) {
        throw malformed(
            objection.line(), objection.column(), run.solver() + " says " + objection.message());
      }
      return run.report("not evaluated by Quarry: " + e.getMessage());
    }
  }

  private static UserError unusable(IOException e) {
    return new UserError(
        ExitCode.USAGE,
        "What --cache or --dump names can't be used: "
            + e
            + ". Name a file and a directory that can be written.");
  }

  private UserError malformed(int line, int column, String sentence) {
    return new UserError(ExitCode.USAGE, file + ":" + line + ":" + column + ": " + sentence);
  }

  private SolverOptions options() {
    SolverOptions options = SolverOptions.defaults().withSeed(seed);
    options = backend == null ? options : options.withBackend(backend);
    options = cache == null ? options : options.withCacheFile(cache);
    return dump == null ? options : options.withDumpDirectory(dump);
  }

  private String script() throws IOException {
    try {
      return Files.readString(file);
    } catch (NoSuchFileException e) {
      throw new UserError(
          ExitCode.USAGE, "There is no file " + file + ". Name an SMT-LIB script to solve.");
    } catch (MalformedInputException e) {
      throw new UserError(
          ExitCode.USAGE, file + " is not a text in UTF-8. Name an SMT-LIB script to solve.");
    } catch (IOException e) {
      throw new UserError(ExitCode.USAGE, file + " can't be read: " + e.getMessage() + ".");
    }
  }
}
