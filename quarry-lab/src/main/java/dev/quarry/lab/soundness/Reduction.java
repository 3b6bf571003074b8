package dev.quarry.lab.soundness;

import dev.quarry.engine.Session;
import dev.quarry.engine.reach.LineSearch;
import dev.quarry.engine.reach.ReachOptions;
import dev.quarry.engine.run.Workers;
import dev.quarry.engine.setting.Setting;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.lab.soundness.generate.GeneratedProgram;
import dev.quarry.solver.chain.SolverOptions;
import dev.quarry.testgen.compile.ClassDirectory;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Says whether a program still has a wrong verdict of a kind; the reducer asks it. */
final class Reduction implements Reducer.Suspicion, AutoCloseable {
  private final SoundnessSettings settings;
  private final WrongVerdict wrong;
  private final Session session;
  private final Workers workers;

  Reduction(SoundnessSettings settings, WrongVerdict wrong) throws IOException {
    this.settings = settings;
    this.wrong = wrong;
    this.session = Session.open(SolverOptions.defaults());
    this.workers = session.workers();
  }

  @Override
  public boolean isShownBy(GeneratedProgram program) throws InterruptedException {
    List<CompiledProgram> compiled = CompiledProgram.of(List.of(program));
    if (compiled.isEmpty()) {
      return false;
    }
    try {
      return isShownBy(compiled.get(0));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private boolean isShownBy(CompiledProgram compiled) throws IOException, InterruptedException {
    ProgramCheck check = new ProgramCheck(compiled);
    if (check.truth().isIncomplete()) {
      return false;
    }
    Path directory = Files.createTempDirectory("quarry-soundness");
    try {
      ClassDirectory.write(directory, compiled.classes());
      ask(check, directory);
      return check.result().wrong().stream()
          .anyMatch(found -> found.kind() == wrong.kind() && found.by() == wrong.by());
    } finally {
      Batch.delete(directory);
    }
  }

  private void ask(ProgramCheck check, Path directory) throws InterruptedException {
    if (wrong.by() == Claimant.EXPLORE) {
      check.explore(session, workers, List.of(directory), settings.budget());
      return;
    }
    Claimant engine = wrong.by() == Claimant.PIPELINE ? Claimant.BOTH : wrong.by();
    try (LineSearch search = session.lines(options(directory))) {
      for (LabTarget target : check.targets().suspects(wrong.kind())) {
        check.ask(engine, target, search, workers);
        if (!check.result().wrong().isEmpty()) {
          return;
        }
      }
    }
  }

  private ReachOptions options(Path directory) {
    return ReachOptions.of(
        Setting.of(List.of(directory)), List.of(), settings.budget(), TestOutput.in(directory));
  }

  @Override
  public void close() {
    workers.close();
    session.close();
  }
}
