package dev.quarry.lab.reproduce;

import dev.quarry.engine.Session;
import dev.quarry.engine.reach.ReachOptions;
import dev.quarry.engine.reproduce.LineMatching;
import dev.quarry.engine.reproduce.ReproduceOptions;
import dev.quarry.engine.reproduce.ReproduceProgress;
import dev.quarry.engine.setting.Setting;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.lab.report.LineLog;
import dev.quarry.program.trace.LoggedException;
import dev.quarry.program.trace.TraceParser;
import dev.quarry.solver.chain.SolverOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Crashes libraries, and has Quarry reproduce the crashes from their stack traces. A session for
 * each crash: what was found for one is no help to the next.
 */
public final class ReproduceExperiment {
  private static final String BETWEEN = " ; ";
  private static final int FIELDS = 9;

  private final ReproduceSettings settings;
  private final LineLog log;

  public ReproduceExperiment(ReproduceSettings settings) {
    this.settings = settings;
    this.log = new LineLog(settings.log(), FIELDS);
  }

  /**
   * Measures what the log does not have yet.
   *
   * @param progress told where it is
   * @return all runs of the libraries, in the order of the crashes
   * @throws IllegalArgumentException if there is no crash of a library
   */
  public List<ReproduceRun> measure(Consumer<String> progress)
      throws IOException, InterruptedException {
    List<ReproduceRun> known = log.read().stream().map(ReproduceExperiment::run).toList();
    List<ReproduceRun> runs = new ArrayList<>();
    for (List<Path> library : settings.libraries()) {
      String name = name(library);
      List<Crash> crashes = crashes(name);
      for (Crash crash : crashes) {
        Optional<ReproduceRun> done =
            known.stream()
                .filter(run -> run.library().equals(name) && run.crash().equals(crash.name()))
                .findFirst();
        if (done.isEmpty()) {
          progress.accept(name + ": " + crash.name());
          ReproduceRun run = reproduce(name, crash, library);
          log.add(fields(run));
          done = Optional.of(run);
        }
        runs.add(done.get());
      }
    }
    return runs;
  }

  private List<Crash> crashes(String name) {
    List<Crash> own =
        Crashes.standard().stream().filter(crash -> crash.isIn(name + ".jar")).toList();
    if (own.isEmpty()) {
      throw new IllegalArgumentException(
          "There is no crash of `%s`; there are crashes of %s."
              .formatted(
                  name,
                  String.join(
                      ", ", Crashes.standard().stream().map(Crash::library).distinct().toList())));
    }
    return own.stream().filter(crash -> crash.name().contains(settings.only())).toList();
  }

  private static String name(List<Path> library) {
    Path file = library.get(0).toAbsolutePath().normalize().getFileName();
    return String.valueOf(file).replaceFirst("\\.jar$", "");
  }

  private ReproduceRun reproduce(String name, Crash crash, List<Path> library)
      throws IOException, InterruptedException {
    Path own = settings.tests().resolve(name).resolve(crash.name().replace(' ', '-'));
    String text = new CrashProgram(own.resolve("crash")).trace(crash, library);
    LoggedException trace = TraceParser.parse(text).get(0);
    var options =
        new ReproduceOptions(
            Setting.of(library).withSeed(settings.seed()),
            trace,
            LineMatching.BY_LINE,
            1,
            settings.budget(),
            TestOutput.in(own.resolve("tests")),
            ReachOptions.Told.REACHED);
    long start = System.nanoTime();
    try (Session session = Session.open(SolverOptions.defaults().withSeed(settings.seed()))) {
      return ReproduceRun.of(name, crash, session.reproduce(options, ReproduceProgress.NONE));
    } catch (RuntimeException | StackOverflowError e) {
      return ReproduceRun.failed(name, crash, (System.nanoTime() - start) / 1e9, e);
    }
  }

  private static List<String> fields(ReproduceRun run) {
    return List.of(
        run.library(),
        run.crash(),
        run.exception(),
        Integer.toString(run.total()),
        Integer.toString(run.matched()),
        run.input(),
        run.missed(),
        String.join(BETWEEN, run.reasons()),
        String.format(Locale.ROOT, "%.1f", run.seconds()));
  }

  private static ReproduceRun run(List<String> fields) {
    String reasons = fields.get(7);
    return new ReproduceRun(
        fields.get(0),
        fields.get(1),
        fields.get(2),
        Integer.parseInt(fields.get(3)),
        Integer.parseInt(fields.get(4)),
        fields.get(5),
        fields.get(6),
        reasons.isEmpty() ? List.of() : List.of(reasons.split(BETWEEN)),
        Double.parseDouble(fields.get(8)));
  }
}
