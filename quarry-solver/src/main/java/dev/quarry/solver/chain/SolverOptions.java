package dev.quarry.solver.chain;

import dev.quarry.solver.Measure;
import dev.quarry.solver.smt.SmtSolver;
import dev.quarry.solver.walk.WalkOptions;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * How a {@link SolverChain} is put together.
 *
 * @param jobs how many queries are solved at the same time
 * @param seed where all random choices start
 * @param backend the native solver; empty for the best one on this platform
 * @param walk how the concolic walk searches
 * @param cacheFile where answers outlive the process
 * @param dumpDirectory where every query is written that is not in the cache
 * @param without links left out, to measure what they are worth
 * @param measure what the limits of queries are counted in
 */
public record SolverOptions(
    int jobs,
    long seed,
    Optional<SmtSolver> backend,
    WalkOptions walk,
    Optional<Path> cacheFile,
    Optional<Path> dumpDirectory,
    Set<OptionalLink> without,
    Measure measure) {

  /** A link that the chain also works without. */
  public enum OptionalLink {
    SLICING,
    CANONICAL_CACHE,
    REPAIR,
    MODEL_CACHE,
    SMT,
    WALK
  }

  public SolverOptions {
    var copy = EnumSet.noneOf(OptionalLink.class);
    copy.addAll(without);
    without = java.util.Collections.unmodifiableSet(copy);
  }

  /** One job, nothing on disk, all links. */
  public static SolverOptions defaults() {
    return new SolverOptions(
        1,
        1,
        Optional.empty(),
        WalkOptions.defaults(),
        Optional.empty(),
        Optional.empty(),
        Set.of(),
        Measure.TIME);
  }

  public SolverOptions withJobs(int other) {
    return new SolverOptions(
        other, seed, backend, walk, cacheFile, dumpDirectory, without, measure);
  }

  public SolverOptions withSeed(long other) {
    return new SolverOptions(
        jobs, other, backend, walk, cacheFile, dumpDirectory, without, measure);
  }

  public SolverOptions withBackend(SmtSolver other) {
    return new SolverOptions(
        jobs, seed, Optional.of(other), walk, cacheFile, dumpDirectory, without, measure);
  }

  public SolverOptions withWalk(WalkOptions other) {
    return new SolverOptions(
        jobs, seed, backend, other, cacheFile, dumpDirectory, without, measure);
  }

  public SolverOptions withCacheFile(Path file) {
    return new SolverOptions(
        jobs, seed, backend, walk, Optional.of(file), dumpDirectory, without, measure);
  }

  public SolverOptions withDumpDirectory(Path directory) {
    return new SolverOptions(
        jobs, seed, backend, walk, cacheFile, Optional.of(directory), without, measure);
  }

  public SolverOptions without(OptionalLink... links) {
    return new SolverOptions(
        jobs, seed, backend, walk, cacheFile, dumpDirectory, Set.of(links), measure);
  }

  public SolverOptions withMeasure(Measure other) {
    return new SolverOptions(jobs, seed, backend, walk, cacheFile, dumpDirectory, without, other);
  }
}
