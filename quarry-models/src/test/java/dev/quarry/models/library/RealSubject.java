package dev.quarry.models.library;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import java.time.LocalDate;
import java.time.Period;

/** A value of a real call as constants. */
record RealSubject(ExprFactory factory, Object value) implements Subject {
  @Override
  public Expr number() {
    if (value instanceof Boolean truth) {
      return factory.intConst(truth ? 1 : 0);
    }
    return value instanceof Long number
        ? factory.longConst(number)
        : factory.intConst((Integer) value);
  }

  @Override
  public Expr isNull() {
    return factory.bool(false);
  }

  @Override
  public Expr text() {
    return factory.string((String) value);
  }

  @Override
  public Expr ordinal() {
    return factory.intConst(((Enum<?>) value).ordinal());
  }

  @Override
  public Expr length() {
    return factory.intConst(((String[]) value).length);
  }

  @Override
  public Expr textAt(int index) {
    String[] texts = (String[]) value;
    return factory.string(index < texts.length ? texts[index] : "nothing");
  }

  @Override
  public Expr field(String owner, String name, String descriptor) {
    return factory.intConst(value instanceof LocalDate date ? of(date, name) : of(period(), name));
  }

  private Period period() {
    return (Period) value;
  }

  private static int of(LocalDate date, String name) {
    return switch (name) {
      case "year" -> date.getYear();
      case "month" -> date.getMonthValue();
      case "day" -> date.getDayOfMonth();
      default -> throw new IllegalArgumentException(name);
    };
  }

  private static int of(Period period, String name) {
    return switch (name) {
      case "years" -> period.getYears();
      case "months" -> period.getMonths();
      case "days" -> period.getDays();
      default -> throw new IllegalArgumentException(name);
    };
  }
}
