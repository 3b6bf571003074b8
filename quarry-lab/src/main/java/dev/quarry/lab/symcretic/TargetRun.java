package dev.quarry.lab.symcretic;

import dev.quarry.engine.reach.Engine;
import dev.quarry.engine.reach.Outcome;
import dev.quarry.engine.reach.TargetReport;
import java.time.Duration;

/**
 * What came of one target with one seed.
 *
 * @param program its name
 * @param target as {@code File.java:12}
 * @param engine who was asked
 * @param seed of solver and search
 * @param outcome what is known
 * @param segments gone through backwards
 * @param folded blocks taken as one with others, within the segments
 * @param seconds of the engines; writing a test does not count
 */
public record TargetRun(
    String program,
    String target,
    Engine engine,
    int seed,
    Outcome outcome,
    int segments,
    int folded,
    double seconds) {
  static TargetRun of(String program, Engine engine, int seed, TargetReport report) {
    Duration time = report.times().values().stream().reduce(Duration.ZERO, Duration::plus);
    return new TargetRun(
        program,
        report.target(),
        engine,
        seed,
        report.outcome(),
        report.effort().segments(),
        report.effort().folded(),
        time.toNanos() / 1e9);
  }
}
