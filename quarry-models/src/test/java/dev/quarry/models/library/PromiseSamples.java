package dev.quarry.models.library;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.SplittableRandom;
import org.objectweb.asm.Type;

/** Real arguments: boundary values, and such as have to do with each other. */
final class PromiseSamples {
  private static final List<LocalDate> DATES =
      List.of(
          LocalDate.MIN,
          LocalDate.MAX,
          LocalDate.EPOCH,
          LocalDate.of(2024, 2, 29),
          LocalDate.of(2023, 2, 28),
          LocalDate.of(2000, 12, 31),
          LocalDate.of(0, 1, 1),
          LocalDate.of(-1, 12, 31));
  private static final List<String> REGEXES =
      List.of(",", " ", "/", ";", "\t", "ab", ", ", "a", "|", "\\|", ".", "\\s*", "[,;]", "", "(");
  private static final String UNITS = "aab, ,;/|.\t";
  private static final long NEAR = 800;

  private final SplittableRandom random;

  PromiseSamples(long seed) {
    random = new SplittableRandom(seed);
  }

  Object[] next(List<Type> types) {
    Object[] arguments = new Object[types.size()];
    for (int i = 0; i < arguments.length; i++) {
      arguments[i] = sample(types.get(i), i, arguments);
    }
    return arguments;
  }

  private Object sample(Type type, int position, Object[] earlier) {
    return switch (type.getClassName()) {
      case "int" -> random.nextInt(4) == 0 ? random.nextInt() : random.nextInt(-3, 32);
      case "long" -> nextLong();
      case "java.time.LocalDate" -> date(position > 0 ? earlier[position - 1] : null);
      case "java.time.temporal.ChronoUnit" -> pick(List.of(ChronoUnit.values()));
      case "java.lang.String" -> position > 0 ? pick(REGEXES) : text();
      default -> throw new IllegalArgumentException("There are no samples of " + type + ".");
    };
  }

  private long nextLong() {
    return switch (random.nextInt(6)) {
      case 0 -> random.nextLong();
      case 1 -> pick(List.of(0L, Long.MIN_VALUE, Long.MAX_VALUE, (long) Integer.MAX_VALUE));
      case 2 -> random.nextLong(-NEAR * NEAR, NEAR * NEAR);
      default -> random.nextLong(-NEAR, NEAR);
    };
  }

  /** Often near another one. */
  private LocalDate date(Object other) {
    if (other instanceof LocalDate date && random.nextInt(3) > 0) {
      long day = date.toEpochDay() + random.nextLong(-NEAR, NEAR);
      return LocalDate.ofEpochDay(
          Math.max(LocalDate.MIN.toEpochDay(), Math.min(LocalDate.MAX.toEpochDay(), day)));
    }
    return random.nextInt(4) == 0
        ? pick(DATES)
        : LocalDate.ofEpochDay(random.nextLong(-NEAR * NEAR, NEAR * NEAR));
  }

  private String text() {
    if (random.nextInt(4) == 0) {
      return pick(List.of("2024-02-29", "1999-12-31", "+12345-01-01", "-0001-01-01", "2023-13-01"));
    }
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(8); i > 0; i--) {
      text.append(UNITS.charAt(random.nextInt(UNITS.length())));
    }
    return text.toString();
  }

  private <T> T pick(List<T> values) {
    return values.get(random.nextInt(values.size()));
  }
}
