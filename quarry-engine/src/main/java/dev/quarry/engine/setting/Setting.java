package dev.quarry.engine.setting;

import dev.quarry.concolic.guard.Permission;
import dev.quarry.solver.Measure;
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
 */
public record Setting(
    List<Path> classPath, Set<Permission> allowed, int jobs, long seed, Measure measure) {

  public Setting {
    classPath = List.copyOf(classPath);
    allowed = Set.copyOf(allowed);
  }

  /** Nothing is allowed, one thing is done at a time, and the seed is 1. */
  public static Setting of(List<Path> classPath) {
    return new Setting(classPath, Set.of(), 1, 1, Measure.TIME);
  }

  public Setting withClassPath(List<Path> changed) {
    return new Setting(changed, allowed, jobs, seed, measure);
  }

  public Setting withAllowed(Set<Permission> changed) {
    return new Setting(classPath, changed, jobs, seed, measure);
  }

  public Setting withJobs(int changed) {
    return new Setting(classPath, allowed, changed, seed, measure);
  }

  public Setting withSeed(long changed) {
    return new Setting(classPath, allowed, jobs, changed, measure);
  }

  public Setting withMeasure(Measure changed) {
    return new Setting(classPath, allowed, jobs, seed, changed);
  }
}
