package dev.quarry.lab.symcretic;

import dev.quarry.engine.reach.Engine;
import dev.quarry.engine.reach.TargetReport;
import dev.quarry.lab.report.LoadAverage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Looks for the targets of the ten programs, and for those of patterns of growing size. */
public final class SymcreticExperiment {
  private final SymcreticSettings settings;

  public SymcreticExperiment(SymcreticSettings settings) {
    this.settings = settings;
  }

  /**
   * Measures everything, one thing after the other.
   *
   * @param progress told what is being measured
   * @throws IOException if processes can't be had
   */
  public SymcreticFigures measure(Consumer<String> progress)
      throws IOException, InterruptedException {
    double before = LoadAverage.now();
    List<TargetRun> runs = new ArrayList<>();
    try (SubjectDirectory directory = SubjectDirectory.create()) {
      for (LabProgram program : settings.programs()) {
        directory.add(program);
      }
      var seeker = new Seeker(directory, settings.budget());
      for (int seed = 1; seed <= settings.seeds(); seed++) {
        for (Engine engine : SymcreticFigures.ENGINES) {
          progress.accept("seed " + seed + ", " + engine.text());
          for (TargetReport report : seeker.seek(engine, seed)) {
            runs.add(TargetRun.of(program(report.target()), engine, seed, report));
          }
        }
      }
    }
    List<ScalingFigures> scaling = new Scaling(settings).measure(progress);
    return new SymcreticFigures(settings, runs, scaling, List.of(before, LoadAverage.now()));
  }

  private String program(String target) {
    return settings.programs().stream()
        .filter(program -> program.contains(target))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("No program has the target " + target))
        .name();
  }
}
