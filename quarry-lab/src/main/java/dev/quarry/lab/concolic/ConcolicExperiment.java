package dev.quarry.lab.concolic;

import dev.quarry.lab.report.LoadAverage;
import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;

/** Measures what the concolic engine costs. */
public final class ConcolicExperiment {
  private final Effort effort;

  public ConcolicExperiment(Effort effort) {
    this.effort = effort;
  }

  /**
   * Measures everything, one thing after the other.
   *
   * @param progress told what is being measured
   * @throws IOException if processes can't be had
   */
  public ConcolicFigures measure(Consumer<String> progress)
      throws IOException, InterruptedException {
    double before = LoadAverage.now();
    progress.accept("kernels");
    var kernels = new KernelProcess(effort).measure(progress);
    var batches = new BatchSpeed(effort).measure(progress);
    var explorations = new ExplorationSpeed(effort).measure(progress);
    var jobs = new JobSpeed(effort).measure(progress);
    var scale = new ScaleProcess(effort).measure(progress);
    return new ConcolicFigures(
        kernels, explorations, batches, jobs, scale, List.of(before, LoadAverage.now()));
  }
}
