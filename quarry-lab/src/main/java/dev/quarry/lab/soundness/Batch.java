package dev.quarry.lab.soundness;

import dev.quarry.engine.Session;
import dev.quarry.engine.reach.LineSearch;
import dev.quarry.engine.reach.ReachOptions;
import dev.quarry.engine.reach.ReachProgress;
import dev.quarry.engine.reach.TargetReport;
import dev.quarry.engine.run.Workers;
import dev.quarry.engine.setting.Setting;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.solver.chain.SolverOptions;
import dev.quarry.testgen.compile.ClassDirectory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Some programs on one class path, asked about in one session, so that processes are few. */
final class Batch {
  private static final List<Claimant> ENGINES =
      List.of(Claimant.BACKWARD, Claimant.FORWARD, Claimant.BOTH);

  private final SoundnessSettings settings;
  private final Listener listener;

  /** Is told of results. */
  @FunctionalInterface
  interface Listener {
    void done(ProgramResult result) throws IOException;
  }

  /**
   * @param listener told of each program when it is done
   */
  Batch(SoundnessSettings settings, Listener listener) {
    this.settings = settings;
    this.listener = listener;
  }

  /** Asks about each program. */
  void check(List<CompiledProgram> programs) throws IOException, InterruptedException {
    Path directory = Files.createTempDirectory("quarry-soundness");
    try {
      for (CompiledProgram program : programs) {
        ClassDirectory.write(directory, program.classes());
      }
      check(programs, directory);
    } finally {
      delete(directory);
    }
  }

  private void check(List<CompiledProgram> programs, Path directory)
      throws IOException, InterruptedException {
    List<Path> classPath = List.of(directory);
    try (Session session = Session.open(SolverOptions.defaults());
        LineSearch search = session.lines(options(directory, List.of(), List.of()));
        Workers workers = session.workers()) {
      for (CompiledProgram compiled : programs) {
        ProgramCheck check = new ProgramCheck(compiled);
        if (check.truth().isIncomplete()) {
          continue;
        }
        for (LabTarget target : check.targets().some(settings.targets())) {
          for (Claimant engine : ENGINES) {
            check.ask(engine, target, search, workers);
          }
        }
        check.explore(session, workers, classPath, settings.budget());
        if (isForPipeline(compiled)) {
          reach(check, session, directory);
        }
        listener.done(check.result());
      }
    }
  }

  private boolean isForPipeline(CompiledProgram compiled) {
    return settings.pipeline() > 0 && compiled.program().seed() % settings.pipeline() == 0;
  }

  /** The whole command, for the lines that somebody could lead to. */
  private void reach(ProgramCheck check, Session session, Path directory)
      throws IOException, InterruptedException {
    var program = check.compiled().program();
    List<LabTarget> asked =
        check.targets().some(settings.targets()).stream()
            .filter(target -> check.isAskable(target.text()))
            .distinct()
            .toList();
    if (asked.isEmpty()) {
      return;
    }
    List<String> targets = asked.stream().map(LabTarget::text).toList();
    Path tests = directory.resolve("tests");
    ReachOptions options = options(directory, targets, Claims.entries(program));
    List<TargetReport> reports = session.reach(options, ReachProgress.NONE).targets();
    for (int i = 0; i < asked.size(); i++) {
      TargetReport report = reports.get(i);
      check.add(
          new Claim(
              program.seed(),
              Claimant.PIPELINE,
              report.target(),
              report.outcome().text(),
              ProgramCheck.codes(report.reasons()),
              report.time().toNanos() / 1e9),
          asked.get(i));
    }
    delete(tests);
  }

  private ReachOptions options(Path directory, List<String> targets, List<String> entries) {
    return ReachOptions.of(
            Setting.of(List.of(directory)),
            targets,
            settings.budget(),
            TestOutput.in(directory.resolve("tests")))
        .withEntries(entries);
  }

  /** Deletes a directory with all it has. */
  static void delete(Path directory) throws IOException {
    if (Files.exists(directory)) {
      try (Stream<Path> files = Files.walk(directory)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.deleteIfExists(file);
        }
      }
    }
  }
}
