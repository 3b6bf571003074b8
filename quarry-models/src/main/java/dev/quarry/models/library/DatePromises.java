package dev.quarry.models.library;

import dev.quarry.expr.Expr;
import dev.quarry.expr.OpaqueSymbol;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.JdkFunctions;
import java.time.LocalDate;
import java.time.Year;
import java.time.temporal.ChronoUnit;
import java.util.List;

/**
 * Days of the calendar. A date is its year, month and day; the number of its day is a function of
 * these that can be run, and grows as dates do.
 */
final class DatePromises {
  private static final String DATE = "java/time/LocalDate";
  private static final String PERIOD = "java/time/Period";
  private static final String UNIT = "java/time/temporal/ChronoUnit";
  private static final String ANY_DATE = "Ljava/time/chrono/ChronoLocalDate;";
  private static final String TEMPORAL = "Ljava/time/temporal/Temporal;";
  private static final String RETURNS_DATE = ")L" + DATE + ";";
  private static final String DATE_TIME = "java/time/DateTimeException";
  private static final OpaqueSymbol EPOCH_DAY =
      JdkFunctions.symbol(LocalDate.class.getName(), "toEpochDay", "(III)J");
  private static final int DAYS_OF_WEEK = 7;
  private static final int MOST_MONTHS_LEFT = 11;
  private static final int MOST_DAYS_LEFT = 30;

  private DatePromises() {}

  static void declare(Promises promises) {
    promises
        .method(DATE, "toEpochDay()J", (t, a, r) -> isWithinRange(t, epochDay(t, a.get(0))))
        .being((t, a) -> epochDay(t, a.get(0)));
    declareOrder(promises);
    declareMoves(promises);
    declareDistances(promises);
    declareReading(promises);
  }

  private static void declareOrder(Promises promises) {
    compares(promises, "isBefore(" + ANY_DATE + ")Z", (t, a) -> before(t, a.get(0), a.get(1)));
    compares(promises, "isAfter(" + ANY_DATE + ")Z", (t, a) -> before(t, a.get(1), a.get(0)));
    compares(promises, "isEqual(" + ANY_DATE + ")Z", (t, a) -> isSame(t, a.get(0), a.get(1)));
  }

  private static void compares(Promises promises, String signature, Promise.Term is) {
    promises
        .method(DATE, signature, (t, a, r) -> t.bool(true))
        .taking(1, DATE)
        .being((t, a) -> t.bit(is.of(t, a)));
  }

  private static void declareMoves(Promises promises) {
    movesByDays(promises, "plusDays", 1);
    movesByDays(promises, "minusDays", -1);
    movesByDays(promises, "plusWeeks", DAYS_OF_WEEK);
    movesByDays(promises, "minusWeeks", -DAYS_OF_WEEK);
    for (String unit : List.of("Months", "Years")) {
      moves(promises, "plus" + unit, 1);
      moves(promises, "minus" + unit, -1);
    }
    for (String part : List.of("withYear", "withMonth", "withDayOfMonth", "withDayOfYear")) {
      promises
          .method(DATE, part + "(I" + RETURNS_DATE, (t, a, r) -> isDate(t, r))
          .throwing(DATE_TIME);
    }
    promises
        .statics(
            DATE,
            "ofEpochDay(J" + RETURNS_DATE,
            (t, a, r) -> t.all(isDate(t, r), t.eq(epochDay(t, r), a.get(0).number())))
        .throwing(DATE_TIME);
  }

  /** So many days for each that is asked for. */
  private static void movesByDays(Promises promises, String name, int days) {
    moves(
        promises,
        name,
        days,
        (t, a, r) -> {
          Expr number = t.mul(a.get(1).number(), t.number(Sort.LONG, days));
          Expr sum = t.add(epochDay(t, a.get(0)), number);
          return t.all(t.eq(epochDay(t, r), sum), growsWithDates(t, a.get(0), r));
        });
  }

  private static void moves(Promises promises, String name, int direction) {
    moves(promises, name, direction, (t, a, r) -> t.bool(true));
  }

  /** Forward for numbers above zero if the direction is, nowhere for zero. */
  private static void moves(Promises promises, String name, int direction, Promise.Fact more) {
    promises
        .method(
            DATE,
            name + "(J" + RETURNS_DATE,
            (t, a, r) -> {
              Expr number = a.get(1).number();
              Expr isForward = t.lt(t.number(Sort.LONG, 0), number);
              Expr isBackward = t.isNegative(number);
              return t.all(
                  isDate(t, r),
                  iff(t, direction > 0 ? isForward : isBackward, before(t, a.get(0), r)),
                  iff(t, direction > 0 ? isBackward : isForward, before(t, r, a.get(0))),
                  more.of(t, a, r));
            })
        .throwing(DATE_TIME, ThrownNames.ARITHMETIC);
  }

  private static void declareDistances(Promises promises) {
    promises
        .method(
            UNIT,
            "between(" + TEMPORAL + TEMPORAL + ")J",
            (t, a, r) -> {
              Expr isInDays = t.is(a.get(0).ordinal(), ChronoUnit.DAYS.ordinal());
              Expr days = t.sub(epochDay(t, a.get(2)), epochDay(t, a.get(1)));
              return t.all(
                  growsWithDates(t, a.get(1), a.get(2)),
                  implies(t, isInDays, t.eq(r.number(), days)),
                  isOrdered(t, a.get(1), a.get(2), r.number()));
            })
        .taking(1, DATE)
        .taking(2, DATE)
        .throwing(DATE_TIME, ThrownNames.ARITHMETIC);
    promises
        .statics(
            PERIOD,
            "between(L" + DATE + ";L" + DATE + ";)L" + PERIOD + ";",
            (t, a, r) -> {
              Expr years = r.field(PERIOD, "years", "I");
              Expr months = r.field(PERIOD, "months", "I");
              Expr days = r.field(PERIOD, "days", "I");
              return t.all(
                  t.between(months, -MOST_MONTHS_LEFT, MOST_MONTHS_LEFT),
                  t.between(days, -MOST_DAYS_LEFT, MOST_DAYS_LEFT),
                  isOrdered(t, a.get(0), a.get(1), years),
                  isOrdered(t, a.get(0), a.get(1), months),
                  isOrdered(t, a.get(0), a.get(1), days),
                  iff(
                      t,
                      t.all(t.is(years, 0), t.is(months, 0), t.is(days, 0)),
                      isSame(t, a.get(0), a.get(1))));
            })
        .throwing(ThrownNames.ARITHMETIC);
  }

  private static void declareReading(Promises promises) {
    promises
        .statics(DATE, "parse(Ljava/lang/CharSequence;" + RETURNS_DATE, (t, a, r) -> isDate(t, r))
        .taking(0, "java/lang/String")
        .throwing("java/time/format/DateTimeParseException");
    promises.method(
        DATE, "toString()Ljava/lang/String;", (t, a, r) -> t.le(t.integer(10), t.length(r.text())));
  }

  private static Expr year(Subject date) {
    return date.field(DATE, "year", "I");
  }

  private static Expr month(Subject date) {
    return date.field(DATE, "month", "S");
  }

  private static Expr day(Subject date) {
    return date.field(DATE, "day", "S");
  }

  private static Expr epochDay(TermBuilder t, Subject date) {
    return t.call(EPOCH_DAY, List.of(year(date), month(date), day(date)));
  }

  private static Expr isWithinRange(TermBuilder t, Expr epochDay) {
    return t.between(epochDay, LocalDate.MIN.toEpochDay(), LocalDate.MAX.toEpochDay());
  }

  /** Days of a month are not told apart by the month's length: that makes short terms. */
  private static Expr isDate(TermBuilder t, Subject date) {
    return t.all(
        t.between(year(date), Year.MIN_VALUE, Year.MAX_VALUE),
        t.between(month(date), 1, 12),
        t.between(day(date), 1, 31));
  }

  private static Expr before(TermBuilder t, Subject a, Subject b) {
    return t.any(
        t.lt(year(a), year(b)),
        t.all(
            t.eq(year(a), year(b)),
            t.any(
                t.lt(month(a), month(b)), t.all(t.eq(month(a), month(b)), t.lt(day(a), day(b))))));
  }

  private static Expr isSame(TermBuilder t, Subject a, Subject b) {
    return t.all(t.eq(year(a), year(b)), t.eq(month(a), month(b)), t.eq(day(a), day(b)));
  }

  /** The numbers of two days compare as the dates do. */
  private static Expr growsWithDates(TermBuilder t, Subject a, Subject b) {
    return t.all(
        isWithinRange(t, epochDay(t, a)),
        isWithinRange(t, epochDay(t, b)),
        iff(t, t.lt(epochDay(t, a), epochDay(t, b)), before(t, a, b)),
        iff(t, t.eq(epochDay(t, a), epochDay(t, b)), isSame(t, a, b)));
  }

  /** A distance is negative only if the second date comes before the first. */
  private static Expr isOrdered(TermBuilder t, Subject from, Subject to, Expr distance) {
    return t.all(
        implies(t, t.isNegative(distance), before(t, to, from)),
        implies(t, t.lt(t.like(distance, 0), distance), before(t, from, to)));
  }

  private static Expr implies(TermBuilder t, Expr condition, Expr then) {
    return t.any(t.not(condition), then);
  }

  private static Expr iff(TermBuilder t, Expr a, Expr b) {
    return t.all(implies(t, a, b), implies(t, b, a));
  }
}
