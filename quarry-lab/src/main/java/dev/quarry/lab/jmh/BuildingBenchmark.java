package dev.quarry.lab.jmh;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Applying operations as a symbolic run does, one after the other: per application. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 4, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class BuildingBenchmark {
  private static final int ROUNDS = 200;
  private static final int APPLICATIONS = 3 * ROUNDS;

  private final ExprFactory factory = new ExprFactory();
  private final Input known = factory.input("x", Sort.INT);
  private int fresh;

  /** Every application was made before and is remembered. */
  @Benchmark
  @OperationsPerInvocation(APPLICATIONS)
  public Expr remembered() {
    return hash(known);
  }

  /** No application was made before; what is made is soon garbage. */
  @Benchmark
  @OperationsPerInvocation(APPLICATIONS)
  public Expr unseen() {
    fresh++;
    return hash(factory.input("x" + fresh, Sort.INT));
  }

  /** Constants alone. */
  @Benchmark
  @OperationsPerInvocation(ROUNDS)
  public Expr constants() {
    Expr last = known;
    for (int i = 0; i < ROUNDS; i++) {
      last = factory.intConst(3 * i);
    }
    return last;
  }

  private Expr hash(Input input) {
    Expr hash = input;
    for (int i = 0; i < ROUNDS; i++) {
      Expr mixed = factory.apply(Op.INT_XOR, hash, factory.intConst(i));
      hash =
          factory.apply(Op.INT_ADD, factory.apply(Op.INT_MUL, mixed, factory.intConst(31)), input);
    }
    return hash;
  }
}
