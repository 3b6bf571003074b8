package dev.quarry.lab.walk;

import dev.quarry.lab.corpus.Benchmark;
import dev.quarry.lab.corpus.Corpus;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/** Lets every variant try every benchmark under every seed. */
public final class WalkExperiment {
  /** Told after each benchmark under one seed. */
  public interface Progress {
    /** That much is done, the benchmark last. */
    void at(int done, int total, String benchmark);
  }

  private final List<Benchmark> benchmarks;
  private final WalkSettings settings;
  private final Progress progress;
  private final AtomicInteger done = new AtomicInteger();

  public WalkExperiment(Corpus corpus, WalkSettings settings, Progress progress) {
    this.benchmarks = corpus.benchmarks();
    this.settings = settings;
    this.progress = progress;
  }

  /** Runs the experiment. */
  public WalkResults run() throws IOException, InterruptedException {
    var tasks = new ArrayList<Callable<List<Map<Variant, Attempt>>>>();
    for (int seed = 1; seed <= settings.seeds(); seed++) {
      int current = seed;
      tasks.add(() -> underSeed(current));
    }
    var threads = Executors.newFixedThreadPool(settings.jobs());
    try {
      var perSeed = new ArrayList<List<Map<Variant, Attempt>>>();
      for (Future<List<Map<Variant, Attempt>>> future : threads.invokeAll(tasks)) {
        perSeed.add(future.get());
      }
      return WalkResults.of(benchmarks, perSeed);
    } catch (ExecutionException failure) {
      if (failure.getCause() instanceof IOException cause) {
        throw cause;
      }
      throw new IllegalStateException("An attempt failed.", failure.getCause());
    } finally {
      threads.shutdownNow();
    }
  }

  /** One map per benchmark. */
  private List<Map<Variant, Attempt>> underSeed(long seed) throws IOException {
    var results = new ArrayList<Map<Variant, Attempt>>();
    try (Field field = Field.open(seed)) {
      for (Benchmark benchmark : benchmarks) {
        var attempts = new EnumMap<Variant, Attempt>(Variant.class);
        for (Variant variant : Variant.values()) {
          attempts.put(variant, field.attempt(variant, benchmark, settings.time()));
        }
        results.add(attempts);
        progress.at(done.incrementAndGet(), benchmarks.size() * settings.seeds(), benchmark.id());
      }
    }
    return results;
  }
}
