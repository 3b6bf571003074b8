package dev.quarry.lab.jmh;

import dev.quarry.lab.strategies.DecisionLoad;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** A decision of the greedy strategy: a run counted, rewards solved, the best candidate chosen. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class DecisionBenchmark {
  @Param({"100", "1000", "5000", "10000"})
  private int blocks;

  private DecisionLoad load = new DecisionLoad(1, 1);

  @Setup
  public void prepare() {
    load = new DecisionLoad(blocks, 1);
  }

  @Benchmark
  public int decide() {
    return load.decide();
  }
}
