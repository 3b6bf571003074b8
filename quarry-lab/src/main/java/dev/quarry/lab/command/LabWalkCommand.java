package dev.quarry.lab.command;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.cli.progress.LiveLine;
import dev.quarry.lab.corpus.Corpus;
import dev.quarry.lab.walk.WalkExperiment;
import dev.quarry.lab.walk.WalkReport;
import dev.quarry.lab.walk.WalkResults;
import dev.quarry.lab.walk.WalkSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code lab walk}: how much of the benchmark corpus is solved, and by what. */
@Command(
    name = "walk",
    description = {
      "Solves the benchmark corpus with the full chain, with the concolic walk alone, with the"
          + " ablations of its publication, and by random sampling.",
      "Every solution is re-checked by plain Java."
    })
final class LabWalkCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--seeds",
      paramLabel = "N",
      defaultValue = "7",
      description = "How often everything is tried (default: ${DEFAULT-VALUE}).")
  private int seeds;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      defaultValue = "1s",
      description = "The budget of one attempt, as 500ms or 2s (default: ${DEFAULT-VALUE}).")
  private Duration time;

  @Option(
      names = "--only",
      paramLabel = "REGEX",
      defaultValue = "",
      description = "Only functions in whose name the regular expression is found.")
  private Pattern only;

  @Option(
      names = {"-j", "--jobs"},
      paramLabel = "N",
      description = "How many seeds run at the same time (default: one per processor).")
  private int jobs = Runtime.getRuntime().availableProcessors();

  @Option(names = "--json", description = "Print JSON instead of tables.")
  private boolean json;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write the tables to a file too, in Markdown.")
  private @Nullable Path output;

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (seeds < 1 || jobs < 1) {
      throw new UserError(ExitCode.USAGE, "--seeds and --jobs must be at least 1.");
    }
    Corpus corpus = Corpus.complete().matching(only);
    if (corpus.benchmarks().isEmpty()) {
      throw new UserError(
          ExitCode.USAGE, "No function matches '" + only + "'; try --only trig or --only opti.");
    }
    WalkReport report = run(corpus, new WalkSettings(seeds, time, jobs));
    print(report);
    return ExitCode.CLEAN.code();
  }

  private WalkReport run(Corpus corpus, WalkSettings settings)
      throws IOException, InterruptedException {
    long start = System.nanoTime();
    var line = new LiveLine(spec.commandLine().getErr());
    WalkResults results =
        new WalkExperiment(
                corpus, settings, (done, total, name) -> line.show(done + "/" + total + " " + name))
            .run();
    line.clear();
    return new WalkReport(results, settings, Duration.ofNanos(System.nanoTime() - start));
  }

  private void print(WalkReport report) throws IOException {
    if (output != null) {
      Files.writeString(output, report.markdown());
    }
    var out = spec.commandLine().getOut();
    out.println(
        json
            ? new ObjectMapper()
                .enable(SerializationFeature.INDENT_OUTPUT)
                .writeValueAsString(report.json())
            : report.text());
    out.flush();
  }
}
