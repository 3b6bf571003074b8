package dev.quarry.lab.symcretic;

import dev.quarry.engine.reach.Engine;
import dev.quarry.engine.reach.Outcome;
import java.util.List;

/**
 * One program and one engine: means over all seeds.
 *
 * @param program which
 * @param engine who was asked
 * @param reached targets
 * @param proved targets that nothing reaches
 * @param segments for all targets
 * @param seconds for all targets
 */
public record ProgramFigures(
    LabProgram program,
    Engine engine,
    double reached,
    double proved,
    double segments,
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
        runs.stream().mapToInt(TargetRun::segments).sum() / (double) seeds,
        runs.stream().mapToDouble(TargetRun::seconds).sum() / seeds);
  }

  private static long count(List<TargetRun> runs, Outcome outcome) {
    return runs.stream().filter(run -> run.outcome() == outcome).count();
  }
}
