package dev.quarry.lab.walk;

import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.expr.eval.OpaqueFunctions;
import dev.quarry.lab.corpus.Benchmark;
import dev.quarry.solver.Solver;
import dev.quarry.solver.chain.SolverChain;
import dev.quarry.solver.chain.SolverOptions;
import dev.quarry.solver.chain.SolverOptions.OptionalLink;
import dev.quarry.solver.link.Statistics;
import dev.quarry.solver.walk.ConcolicWalk;
import dev.quarry.solver.walk.WalkOptions;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** All contenders under one seed. They share nothing but the back end for linear starts. */
final class Field implements AutoCloseable {
  private final ExprFactory factory = new ExprFactory();
  private final OpaqueFunctions functions = new JdkFunctions();
  private final Map<Variant, Contender> contenders = new EnumMap<>(Variant.class);
  private final Deque<Solver> open = new ArrayDeque<>();

  private Field() {}

  static Field open(long seed) throws IOException {
    var field = new Field();
    try {
      field.fill(seed);
      return field;
    } catch (IOException | RuntimeException failure) {
      field.close();
      throw failure;
    }
  }

  private void fill(long seed) throws IOException {
    SolverOptions options = SolverOptions.defaults().withSeed(seed);
    SolverChain chain = chain(options);
    contenders.put(
        Variant.CHAIN, new SolverContender(factory, chain, () -> hits(chain.statistics())));
    SolverChain linear =
        chain(
            options.without(
                OptionalLink.WALK,
                OptionalLink.REPAIR,
                OptionalLink.CANONICAL_CACHE,
                OptionalLink.MODEL_CACHE));
    for (Variant variant : Variant.values()) {
      variant.walk().ifPresent(walk -> contenders.put(variant, walker(linear, walk, seed)));
    }
    contenders.put(Variant.RANDOM, new RandomSampling(seed));
  }

  private SolverChain chain(SolverOptions options) throws IOException {
    var chain = SolverChain.open(factory, functions, options);
    open.push(chain);
    return chain;
  }

  private Contender walker(Solver linear, WalkOptions options, long seed) {
    var walk = new ConcolicWalk(factory, functions, linear, options, seed);
    return new SolverContender(factory, walk, Map::of);
  }

  private static Map<String, Long> hits(Statistics statistics) {
    var hits = new LinkedHashMap<String, Long>();
    statistics.rows().forEach(row -> hits.put(row.link(), row.hits()));
    return hits;
  }

  Attempt attempt(Variant variant, Benchmark benchmark, Duration time) {
    Contender contender = contenders.get(variant);
    if (contender == null) {
      throw new IllegalStateException("Nobody competes as " + variant + ".");
    }
    return contender.attempt(benchmark, time);
  }

  @Override
  public void close() {
    while (!open.isEmpty()) {
      open.pop().close();
    }
  }
}
