package dev.quarry.cli.verify;

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
import dev.quarry.engine.reach.Engine;
import dev.quarry.engine.reach.ReachOptions;
import dev.quarry.engine.reach.ReachProgress;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.engine.verify.QuestionTable;
import dev.quarry.engine.verify.Suspicion;
import dev.quarry.engine.verify.Verdict;
import dev.quarry.engine.verify.VerifyResult;
import dev.quarry.report.warning.Warning;
import dev.quarry.report.warning.WarningFile;
import dev.quarry.report.warning.WarningFileException;
import dev.quarry.testgen.recipe.Reflection;
import dev.quarry.testgen.source.Framework;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code quarry verify FILE… -cp PATH}. */
@Command(
    name = "verify",
    description = {
      "Says of the warnings of other tools whether they are true.",
      "",
      "Confirmed means that a test shows what a warning says, refuted that it is proved not to"
          + " happen; of warnings that something never happens, proofs confirm and tests refute."
          + " Everything else is undecided, with the reasons, or was not asked because no rule says"
          + " what the warning claims."
    })
public final class VerifyCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private SessionArguments session;
  @Mixin private ResumeArguments resume;
  @Mixin private ProgramArguments program;
  @Mixin private ConditionArguments condition;
  @Mixin private SuffixArguments suffix;
  @Mixin private ClusterArguments cluster;
  @Mixin private ReportArguments report;

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "SARIF 2.1.0 of any tool, or XML of SpotBugs.")
  private List<Path> files = new ArrayList<>();

  @Option(
      names = "--rules",
      paramLabel = "FILE",
      description =
          "A table of rules that comes before Quarry's own: a rule's name, in which * stands for"
              + " anything, and throws EXCEPTION, raises EXCEPTION, never, constant, nullCheck,"
              + " typeTest, returnsNull or nothing. May be repeated.")
  private List<Path> rules = new ArrayList<>();

  @Option(
      names = "--entry",
      paramLabel = "METHOD",
      description =
          "Where a way may begin, as com.acme.Foo#bar or com.acme.Foo#bar(int). May be repeated"
              + " (default: all public methods of public classes from which calls lead to the"
              + " place).")
  private List<String> entries = new ArrayList<>();

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      defaultValue = "10s",
      description =
          "How long each question may take, and the search for a test that makes its objects once"
              + " more (default: ${DEFAULT-VALUE}).")
  private Duration budget;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      defaultValue = "target/quarry/verify",
      description = "Where tests are written (default: ${DEFAULT-VALUE}).")
  private Path output;

  @Option(names = "--junit4", description = "Write tests for JUnit 4.13 instead of JUnit 5.")
  private boolean junit4;

  @Option(
      names = "--sarif",
      paramLabel = "OUT",
      description =
          "Write the warnings as SARIF with a verdict on each: refuted ones are suppressed with a"
              + " justification, confirmed ones have a code flow and the test.")
  private @Nullable Path sarif;

  @Option(names = "--json", description = "Print one JSON object (schema quarry.verify/1).")
  private boolean json;

  @Override
  public Integer call() throws IOException, InterruptedException {
    report.check();
    QuestionTable table = table();
    List<WarningFile> read = read();
    List<Warning> warnings = read.stream().flatMap(file -> file.warnings().stream()).toList();
    VerifyResult result = search(warnings.stream().map(one -> suspicion(one, table)).toList());
    List<Verified> verified = new ArrayList<>();
    for (int i = 0; i < warnings.size(); i++) {
      verified.add(new Verified(warnings.get(i), result.judgements().get(i)));
    }
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      new VerifyJson(out).print(verified, result);
    } else {
      new VerifyText(out, condition).print(verified, result);
    }
    report.write(to -> new VerifyJson(to).print(verified, result), program.classPath());
    if (sarif != null) {
      new VerifySarif(sarif).write(read, verified);
    }
    return exit(result).code();
  }

  private static ExitCode exit(VerifyResult result) {
    if (result.count(Verdict.CONFIRMED) > 0) {
      return ExitCode.FINDING;
    }
    return result.count(Verdict.UNDECIDED) > 0 ? ExitCode.UNDECIDED : ExitCode.CLEAN;
  }

  private QuestionTable table() throws IOException {
    QuestionTable table = QuestionTable.standard();
    for (Path file : rules) {
      if (!Files.isRegularFile(file)) {
        throw new UserError(
            ExitCode.USAGE, "There is no file `%s`, which --rules names.".formatted(file));
      }
      try {
        table = table.after(QuestionTable.parse(Files.readString(file), file.toString()));
      } catch (IllegalArgumentException e) {
        throw new UserError(ExitCode.USAGE, String.valueOf(e.getMessage()));
      }
    }
    return table;
  }

  private List<WarningFile> read() throws IOException {
    List<WarningFile> read = new ArrayList<>();
    try {
      for (Path file : files) {
        read.add(WarningFile.read(file));
      }
    } catch (WarningFileException e) {
      throw new UserError(ExitCode.USAGE, String.valueOf(e.getMessage()));
    }
    return read;
  }

  /** A warning without a place can't be asked about, whatever it claims. */
  private static Suspicion suspicion(Warning warning, QuestionTable table) {
    return new Suspicion(
        warning.file(),
        warning.line(),
        warning.hasPlace() ? table.claimOf(warning.rule()) : Optional.empty());
  }

  private VerifyResult search(List<Suspicion> suspicions) throws IOException, InterruptedException {
    var options =
        new ReachOptions(
            resume.on(session.setting(program.classPath())),
            List.of(),
            entries,
            List.of(),
            Engine.BOTH,
            budget,
            new TestOutput(
                junit4 ? Framework.JUNIT4 : ProgramFramework.of(program.classPath()),
                output,
                Reflection.NEVER,
                suffix.suffix()),
            condition.told());
    LiveLine line = new LiveLine(spec.commandLine().getErr());
    ReachProgress progress = cluster.isSpread() ? ReachProgress.NONE : progress(line);
    return session.run(
        line,
        engines ->
            cluster.run(
                "questions",
                line,
                resume.isWanted(),
                spread -> engines.verify(options, suspicions, progress, spread)));
  }

  private static ReachProgress progress(LiveLine line) {
    return new ReachProgress() {
      @Override
      public void done(int reached, int unreachable, int undecided, int total) {
        line.show(
            "%d/%d questions, %d by a test, %d by a proof, %d undecided"
                .formatted(
                    reached + unreachable + undecided, total, reached, unreachable, undecided));
      }

      @Override
      public void random(String target) {}
    };
  }
}
