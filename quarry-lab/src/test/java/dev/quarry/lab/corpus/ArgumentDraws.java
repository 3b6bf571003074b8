package dev.quarry.lab.corpus;

import dev.quarry.expr.Sort;
import java.util.List;
import java.util.Random;

/**
 * Arguments that tell two forms of a predicate apart: boundary values, random ones, and above all
 * the witness with some arguments changed a little, because elsewhere most conditions are false.
 */
final class ArgumentDraws {
  private static final List<Integer> INTS =
      List.of(0, 1, -1, 2, 31, 1 << 16, Integer.MAX_VALUE, Integer.MIN_VALUE);
  private static final List<Long> LONGS =
      List.of(0L, 1L, -1L, 1L << 31, 1L << 40, Long.MAX_VALUE, Long.MIN_VALUE);
  private static final List<Double> DOUBLES =
      List.of(
          0.0,
          -0.0,
          1.0,
          -1.0,
          0.5,
          Math.PI,
          1e10,
          -1e300,
          Double.MIN_VALUE,
          Double.MAX_VALUE,
          Double.NaN,
          Double.POSITIVE_INFINITY,
          Double.NEGATIVE_INFINITY);
  private static final List<String> STRINGS = List.of("", "a", "ab", "key", "\ud83d\ude00", "kfZ");

  private final Benchmark benchmark;
  private final Random random;
  private boolean first = true;

  ArgumentDraws(Benchmark benchmark, long seed) {
    this.benchmark = benchmark;
    this.random = new Random(seed);
  }

  /** The next arguments; the witness, if there is one, comes first. */
  Object[] next() {
    boolean near = !benchmark.witness().isEmpty() && (first || random.nextInt(3) > 0);
    var arguments = new Object[benchmark.parameters().size()];
    for (int i = 0; i < arguments.length; i++) {
      Sort.Basic sort = benchmark.parameters().get(i).sort();
      arguments[i] = near ? nearWitness(i, sort) : anything(sort);
    }
    first = false;
    return arguments;
  }

  private Object nearWitness(int index, Sort.Basic sort) {
    Object value = benchmark.witness().get(index);
    if (first || random.nextInt(3) > 0) {
      return value;
    }
    if (value instanceof Double d) {
      return random.nextBoolean() ? Math.nextUp(d) : (Object) (d + random.nextGaussian());
    }
    if (value instanceof Integer i) {
      return i + random.nextInt(7) - 3;
    }
    if (value instanceof Long l) {
      return l + random.nextInt(7) - 3;
    }
    return anything(sort);
  }

  private Object anything(Sort.Basic sort) {
    boolean boundary = random.nextInt(4) == 0;
    return switch (sort) {
      case INT -> boundary ? pick(INTS) : (Object) (random.nextInt() >> random.nextInt(32));
      case LONG -> boundary ? pick(LONGS) : (Object) (random.nextLong() >> random.nextInt(64));
      case DOUBLE -> boundary ? pick(DOUBLES) : (Object) (random.nextGaussian() * 30);
      case STRING -> boundary ? pick(STRINGS) : (Object) letters();
      default -> throw new IllegalArgumentException("No draws of sort " + sort);
    };
  }

  private String letters() {
    var text = new StringBuilder();
    for (int i = random.nextInt(6); i > 0; i--) {
      text.append((char) ('a' + random.nextInt(26)));
    }
    return text.toString();
  }

  private <T> T pick(List<T> values) {
    return values.get(random.nextInt(values.size()));
  }
}
