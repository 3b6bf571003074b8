package dev.quarry.lab.walk;

import dev.quarry.expr.Sort;
import dev.quarry.lab.corpus.Benchmark;
import java.time.Duration;
import java.util.SplittableRandom;

/**
 * Draws arguments until the predicate accepts some. Half of the numbers come from -100 to 100, the
 * others from the whole type: every bit pattern of an integer, doubles of all signs and magnitudes
 * up to a million. Runs the plain Java predicate, so nothing can draw faster.
 */
final class RandomSampling implements Contender {
  private static final int BETWEEN_LOOKS_AT_THE_CLOCK = 1000;

  private final SplittableRandom random;

  RandomSampling(long seed) {
    this.random = new SplittableRandom(seed);
  }

  @Override
  public Attempt attempt(Benchmark benchmark, Duration time) {
    long start = System.nanoTime();
    var arguments = new Object[benchmark.parameters().size()];
    while (System.nanoTime() - start < time.toNanos()) {
      for (int i = 0; i < BETWEEN_LOOKS_AT_THE_CLOCK; i++) {
        draw(benchmark, arguments);
        if (benchmark.oracle().accepts(arguments)) {
          return ended(Ending.SOLVED, start, "random");
        }
      }
    }
    return ended(Ending.OPEN, start, "");
  }

  private static Attempt ended(Ending ending, long start, String link) {
    return new Attempt(ending, Duration.ofNanos(System.nanoTime() - start), link);
  }

  private void draw(Benchmark benchmark, Object[] arguments) {
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = value(benchmark.parameters().get(i).sort());
    }
  }

  private Object value(Sort.Basic sort) {
    boolean small = random.nextBoolean();
    return switch (sort) {
      case INT -> small ? random.nextInt(-100, 101) : random.nextInt();
      case LONG -> small ? (long) random.nextInt(-100, 101) : random.nextLong();
      case DOUBLE -> random.nextDouble(-1, 1) * (small ? 100 : Math.pow(10, random.nextInt(-6, 7)));
      case STRING -> letters();
      default -> throw new IllegalArgumentException("No random values of sort " + sort + ".");
    };
  }

  private String letters() {
    var text = new StringBuilder();
    for (int length = random.nextInt(8); length > 0; length--) {
      text.append((char) random.nextInt(' ', 0x7f));
    }
    return text.toString();
  }
}
