package dev.quarry.lab.symcretic;

import dev.quarry.engine.reach.Engine;
import dev.quarry.engine.reach.Outcome;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/**
 * One program and one engine, over all seeds.
 *
 * @param program which
 * @param engine who was asked
 * @param reached targets, the mean
 * @param proved targets that nothing reaches, the mean
 * @param segments for all targets, the median
 * @param folded blocks for all targets, the median
 * @param seconds for all targets, the median
 */
public record ProgramFigures(
    LabProgram program,
    Engine engine,
    double reached,
    double proved,
    double segments,
    double folded,
    double seconds) {
  static ProgramFigures of(LabProgram program, Engine engine, int seeds, List<TargetRun> all) {
    List<TargetRun> runs =
        all.stream()
            .filter(run -> run.engine() == engine && run.program().equals(program.name()))
            .toList();
    return new ProgramFigures(
        program,
        engine,
        (double) count(runs, Outcome.REACHED) / seeds,
        (double) count(runs, Outcome.UNREACHABLE) / seeds,
        median(runs, TargetRun::segments),
        median(runs, TargetRun::folded),
        median(runs, TargetRun::seconds));
  }

  private static long count(List<TargetRun> runs, Outcome outcome) {
    return runs.stream().filter(run -> run.outcome() == outcome).count();
  }

  /** The median over the seeds of a sum over the targets. */
  private static double median(List<TargetRun> runs, ToDoubleFunction<TargetRun> figure) {
    Map<Integer, Double> sums = new TreeMap<>();
    runs.forEach(run -> sums.merge(run.seed(), figure.applyAsDouble(run), Double::sum));
    List<Double> sorted = sums.values().stream().sorted().toList();
    int middle = sorted.size() / 2;
    if (sorted.isEmpty()) {
      return 0;
    }
    return sorted.size() % 2 == 1
        ? sorted.get(middle)
        : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
  }
}
