package dev.quarry.lab.corpus;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** All benchmarks, in the order of the reports. */
public final class Corpus {
  /** The groups of plain numeric functions; the others stand for programs. */
  public static final Set<String> NUMERIC =
      Set.of("trig", "poly", "integer", "exp", "sqrt", "mixed");

  private final List<Benchmark> benchmarks;

  private Corpus(List<Benchmark> benchmarks) {
    this.benchmarks = List.copyOf(benchmarks);
  }

  /** The whole corpus. */
  public static Corpus complete() {
    return new Corpus(
        Stream.of(
                TrigonometricBenchmarks.all(),
                PolynomialBenchmarks.all(),
                IntegerBenchmarks.all(),
                ExponentialBenchmarks.all(),
                RootBenchmarks.all(),
                MixedBenchmarks.all(),
                OptimisationBenchmarks.all(),
                HashBenchmarks.all(),
                ProgramBenchmarks.all())
            .flatMap(List::stream)
            .toList());
  }

  /** The benchmarks in whose id the pattern is found. */
  public Corpus matching(Pattern id) {
    return new Corpus(
        benchmarks.stream().filter(benchmark -> id.matcher(benchmark.id()).find()).toList());
  }

  public List<Benchmark> benchmarks() {
    return benchmarks;
  }
}
