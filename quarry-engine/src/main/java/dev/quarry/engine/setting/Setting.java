package dev.quarry.engine.setting;

import dev.quarry.concolic.guard.Permission;
import dev.quarry.engine.kept.FileStamps;
import dev.quarry.engine.kept.KeptResults;
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
 * @param kept results of earlier runs, and where those of this one go
 */
public record Setting(
    List<Path> classPath,
    Set<Permission> allowed,
    int jobs,
    long seed,
    Measure measure,
    Stop stop,
    KeptResults kept) {

  public Setting {
    classPath = List.copyOf(classPath);
    allowed = Set.copyOf(allowed);
  }

  /** Nothing is allowed, one thing is done at a time, and the seed is 1. */
  public static Setting of(List<Path> classPath) {
    return new Setting(classPath, Set.of(), 1, 1, Measure.TIME, new Stop(), KeptResults.NONE);
  }

  public Setting withClassPath(List<Path> changed) {
    return new Setting(changed, allowed, jobs, seed, measure, stop, kept);
  }

  public Setting withAllowed(Set<Permission> changed) {
    return new Setting(classPath, changed, jobs, seed, measure, stop, kept);
  }

  public Setting withJobs(int changed) {
    return new Setting(classPath, allowed, changed, seed, measure, stop, kept);
  }

  public Setting withSeed(long changed) {
    return new Setting(classPath, allowed, jobs, changed, measure, stop, kept);
  }

  public Setting withStop(Stop changed) {
    return new Setting(classPath, allowed, jobs, seed, measure, changed, kept);
  }

  public Setting withKept(KeptResults changed) {
    return new Setting(classPath, allowed, jobs, seed, measure, stop, changed);
  }

  /** What a result depends on beside code: the program's jars, this Java, this build. */
  public String fingerprint() {
    return String.join(
        "\n",
        allowed.stream().sorted().toList().toString(),
        Long.toString(seed),
        measure.toString(),
        Runtime.version().toString(),
        FileStamps.ofJars(classPath),
        FileStamps.ofThisBuild());
  }

  /** A clock for limits that begins now, for one thread of decisions. */
  public Clock clock() {
    return stop.on(measure.clock());
  }

  public Setting withMeasure(Measure changed) {
    return new Setting(classPath, allowed, jobs, seed, changed, stop, kept);
  }
}
