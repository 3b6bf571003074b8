package dev.quarry.lab.walk;

import dev.quarry.lab.corpus.Benchmark;
import dev.quarry.lab.corpus.Truth;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What happened to each benchmark, in the order of the corpus. */
public record WalkResults(List<Row> rows) {
  public WalkResults {
    rows = List.copyOf(rows);
  }

  /** The attempts at one benchmark, by variant, one per seed. */
  public record Row(Benchmark benchmark, Map<Variant, List<Attempt>> attempts) {
    /** One attempt per seed. */
    public List<Attempt> of(Variant variant) {
      return attempts.getOrDefault(variant, List.of());
    }

    /** Under how many seeds the variant found a solution. */
    public int solved(Variant variant) {
      return (int) of(variant).stream().filter(Attempt::solved).count();
    }

    /** Whether the variant solves it under most seeds. */
    public boolean mostlySolved(Variant variant) {
      return 2 * solved(variant) > of(variant).size();
    }
  }

  /**
   * Turns the results around.
   *
   * @param perSeed for each seed, for each benchmark, one attempt per variant
   */
  static WalkResults of(List<Benchmark> benchmarks, List<List<Map<Variant, Attempt>>> perSeed) {
    var rows = new ArrayList<Row>();
    for (int i = 0; i < benchmarks.size(); i++) {
      Map<Variant, List<Attempt>> attempts = new EnumMap<>(Variant.class);
      for (List<Map<Variant, Attempt>> seed : perSeed) {
        seed.get(i)
            .forEach(
                (variant, attempt) ->
                    attempts.computeIfAbsent(variant, v -> new ArrayList<>()).add(attempt));
      }
      rows.add(new Row(benchmarks.get(i), attempts));
    }
    return new WalkResults(rows);
  }

  /** The benchmarks known to be satisfiable. */
  public List<Row> satisfiable() {
    return rows.stream().filter(row -> row.benchmark().truth() == Truth.SATISFIABLE).toList();
  }

  /** How many of the satisfiable benchmarks the variant solves under most seeds. */
  public int mostlySolved(Variant variant) {
    return (int) satisfiable().stream().filter(row -> row.mostlySolved(variant)).count();
  }

  /** Attempts that ended with something plain Java contradicts; must be none. */
  public long wrong() {
    return rows.stream()
        .flatMap(row -> row.attempts().values().stream())
        .flatMap(List::stream)
        .filter(attempt -> attempt.ending() == Ending.WRONG)
        .count();
  }

  /** Solutions that plain Java was asked about. */
  public long checked() {
    return rows.stream()
        .flatMap(row -> row.attempts().values().stream())
        .flatMap(List::stream)
        .filter(attempt -> attempt.ending() != Ending.OPEN)
        .count();
  }
}
