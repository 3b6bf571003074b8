package dev.quarry.symcretic.entry;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.Year;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * What holds of the fields of every object of some classes of the JDK, since only their own
 * constructors write them, and check them before. By internal names of the classes that declare the
 * fields.
 */
final class JdkInvariants {
  private static final int NANOS = 999_999_999;

  /** Long.MIN_VALUE stands for a number that does not fit. */
  private static final long INFLATED = Long.MIN_VALUE;

  private static final Map<String, BiFunction<JdkInvariants, Fields, Expr>> ALL =
      Map.of(
          "java/time/LocalDate", JdkInvariants::date,
          "java/time/LocalTime", JdkInvariants::time,
          "java/time/LocalDateTime", JdkInvariants::dateTime,
          "java/time/YearMonth", JdkInvariants::yearMonth,
          "java/time/Year", JdkInvariants::year,
          "java/time/Duration", JdkInvariants::duration,
          "java/time/Instant", JdkInvariants::instant,
          "java/math/BigDecimal", JdkInvariants::decimal);

  private final ExprFactory factory;

  JdkInvariants(ExprFactory factory) {
    this.factory = factory;
  }

  /** The value of a field of one object, by its name and type. */
  @FunctionalInterface
  interface Fields extends BiFunction<String, String, Expr> {}

  /** Whether something is known of the objects of a class. */
  static boolean areKnown(String owner) {
    return ALL.containsKey(owner);
  }

  /** What holds of an object's fields that a class declares. */
  Expr of(String owner, Fields fields) {
    return Objects.requireNonNull(ALL.get(owner), owner).apply(this, fields);
  }

  private Expr date(Fields fields) {
    Expr year = fields.apply("year", "I");
    Expr month = fields.apply("month", "S");
    Expr day = fields.apply("day", "S");
    return factory.and(
        List.of(
            isYear(year),
            between(month, 1, 12),
            between(day, 1, 31),
            implies(is(day, 31), isNone(month, 4, 6, 9, 11)),
            implies(is(month, 2), between(day, 1, 29)),
            implies(factory.and(List.of(is(month, 2), is(day, 29))), isLeap(year))));
  }

  private Expr time(Fields fields) {
    return factory.and(
        List.of(
            between(fields.apply("hour", "B"), 0, 23),
            between(fields.apply("minute", "B"), 0, 59),
            between(fields.apply("second", "B"), 0, 59),
            between(fields.apply("nano", "I"), 0, NANOS)));
  }

  private Expr dateTime(Fields fields) {
    return factory.and(
        List.of(
            isThere(fields.apply("date", "Ljava/time/LocalDate;")),
            isThere(fields.apply("time", "Ljava/time/LocalTime;"))));
  }

  private Expr yearMonth(Fields fields) {
    return factory.and(
        List.of(isYear(fields.apply("year", "I")), between(fields.apply("month", "I"), 1, 12)));
  }

  private Expr year(Fields fields) {
    return isYear(fields.apply("year", "I"));
  }

  private Expr duration(Fields fields) {
    return between(fields.apply("nanos", "I"), 0, NANOS);
  }

  private Expr instant(Fields fields) {
    Expr seconds = fields.apply("seconds", "J");
    return factory.and(
        List.of(
            factory.apply(Op.LONG_LE, factory.longConst(Instant.MIN.getEpochSecond()), seconds),
            factory.apply(Op.LONG_LE, seconds, factory.longConst(Instant.MAX.getEpochSecond())),
            between(fields.apply("nanos", "I"), 0, NANOS)));
  }

  /** A {@link BigDecimal} that has no compact form has the other one. */
  private Expr decimal(Fields fields) {
    return implies(
        factory.eq(fields.apply("intCompact", "J"), factory.longConst(INFLATED)),
        isThere(fields.apply("intVal", "Ljava/math/BigInteger;")));
  }

  private Expr isYear(Expr year) {
    return between(year, Year.MIN_VALUE, Year.MAX_VALUE);
  }

  private Expr isLeap(Expr year) {
    Function<Integer, Expr> isMultiple =
        of -> is(factory.apply(Op.INT_REM, year, factory.intConst(of)), 0);
    return factory.and(
        List.of(
            isMultiple.apply(4),
            factory.or(List.of(factory.not(isMultiple.apply(100)), isMultiple.apply(400)))));
  }

  private Expr between(Expr value, int low, int high) {
    return factory.and(
        List.of(
            factory.apply(Op.INT_LE, factory.intConst(low), value),
            factory.apply(Op.INT_LE, value, factory.intConst(high))));
  }

  private Expr is(Expr value, int constant) {
    return factory.eq(value, factory.intConst(constant));
  }

  private Expr isNone(Expr value, int... constants) {
    Expr all = factory.bool(true);
    for (int constant : constants) {
      all = factory.and(List.of(all, factory.not(is(value, constant))));
    }
    return all;
  }

  private Expr isThere(Expr reference) {
    return factory.not(factory.apply(Op.REF_EQ, reference, factory.nullRef()));
  }

  private Expr implies(Expr condition, Expr then) {
    return factory.or(List.of(factory.not(condition), then));
  }
}
