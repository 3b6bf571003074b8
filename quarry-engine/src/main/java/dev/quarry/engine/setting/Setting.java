package dev.quarry.engine.setting;

import dev.quarry.concolic.guard.Permission;
import dev.quarry.solver.Clock;
import dev.quarry.solver.Measure;
import dev.quarry.solver.Stop;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * What every command is told: which program, what that may do, and how to work on it.
 *
 * @param classPath of the program
 * @param allowed what the program may do though it reaches outside
 * @param jobs how much is done at the same time
 * @param seed where random choices start
 * @param measure what limits are counted in; if in work, the same seed gives the same results
 * @param stop ends it early, with what is found by then
 */
public record Setting(
    List<Path> classPath, Set<Permission> allowed, int jobs, long seed, Measure measure, Stop stop) {

  public Setting {
    classPath = List.copyOf(classPath);
    allowed = Set.copyOf(allowed);
  }

  /** Nothing is allowed, one thing is done at a time, and the seed is 1. */
  public static Setting of(List<Path> classPath) {
    return new Setting(classPath, Set.of(), 1, 1, Measure.TIME, new Stop());
  }

  public Setting withClassPath(List<Path> changed) {
    return new Setting(changed, allowed, jobs, seed, measure, stop);
  }

  public Setting withAllowed(Set<Permission> changed) {
    return new Setting(classPath, changed, jobs, seed, measure, stop);
  }

  public Setting withJobs(int changed) {
    return new Setting(classPath, allowed, changed, seed, measure, stop);
  }

  public Setting withSeed(long changed) {
    return new Setting(classPath, allowed, jobs, changed, measure, stop);
  }

  public Setting withStop(Stop changed) {
    return new Setting(classPath, allowed, jobs, seed, measure, changed);
  }

  /** A clock for limits that begins now, for one thread of decisions. */
  public Clock clock() {
    return stop.on(measure.clock());
  }

  public Setting withMeasure(Measure changed) {
    return new Setting(classPath, allowed, jobs, seed, changed, stop);
  }
}
