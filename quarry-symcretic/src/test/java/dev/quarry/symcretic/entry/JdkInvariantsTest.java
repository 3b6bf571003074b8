package dev.quarry.symcretic.entry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.symcretic.state.Variables;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Year;
import java.time.YearMonth;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Type;

/** What is said of the JDK's objects holds exactly if the JDK makes such an object. */
final class JdkInvariantsTest {
  private static final int STATES = 20_000;

  private final ExprFactory factory = new ExprFactory();
  private final Random random = new Random(19);
  private final Interpreter interpreter = new Interpreter(new JdkFunctions());
  private final Map<String, Input> inputs = new HashMap<>();

  private Expr invariant(String owner) {
    return new JdkInvariants(factory)
        .of(
            owner,
            (name, type) ->
                inputs.computeIfAbsent(
                    name, any -> factory.input(name, Variables.sortOf(Type.getType(type)))));
  }

  private boolean holds(Expr invariant, Map<String, Object> values) {
    Map<Input, Object> state = new HashMap<>();
    values.forEach((name, value) -> state.put(inputs.get(name), value));
    return interpreter.satisfies(new Model(state), List.of(invariant));
  }

  private int near(int... bounds) {
    int bound = bounds[random.nextInt(bounds.length)];
    return random.nextInt(10) == 0 ? random.nextInt() : bound + random.nextInt(5) - 2;
  }

  private static boolean isMade(Supplier<?> making) {
    try {
      return making.get() != null;
    } catch (DateTimeException e) {
      return false;
    }
  }

  @Test
  void datesAreThoseOfTheCalendar() {
    Expr invariant = invariant("java/time/LocalDate");
    for (int i = 0; i < STATES; i++) {
      int year = near(Year.MIN_VALUE, Year.MAX_VALUE, 1900, 2000, 2023, 2024, 0, -4);
      int month = near(1, 2, 6, 12);
      int day = near(1, 28, 30);
      assertThat(holds(invariant, Map.of("year", year, "month", month, "day", day)))
          .as("%d-%d-%d", year, month, day)
          .isEqualTo(isMade(() -> LocalDate.of(year, month, day)));
    }
  }

  @Test
  void timesAreThoseOfTheClock() {
    Expr invariant = invariant("java/time/LocalTime");
    for (int i = 0; i < STATES; i++) {
      int hour = near(0, 12, 23);
      int minute = near(0, 59);
      int second = near(0, 59);
      int nano = near(0, 999_999_999);
      assertThat(
              holds(
                  invariant,
                  Map.of("hour", hour, "minute", minute, "second", second, "nano", nano)))
          .as("%d:%d:%d.%d", hour, minute, second, nano)
          .isEqualTo(isMade(() -> LocalTime.of(hour, minute, second, nano)));
    }
  }

  @Test
  void yearsAndMonthsAreInRange() {
    Expr yearMonth = invariant("java/time/YearMonth");
    Expr justYear = invariant("java/time/Year");
    for (int i = 0; i < STATES; i++) {
      int year = near(Year.MIN_VALUE, Year.MAX_VALUE, 0);
      int month = near(1, 12);
      assertThat(holds(yearMonth, Map.of("year", year, "month", month)))
          .isEqualTo(isMade(() -> YearMonth.of(year, month)));
      assertThat(holds(justYear, Map.of("year", year))).isEqualTo(isMade(() -> Year.of(year)));
    }
  }

  @Test
  void instantsAreInRange() {
    Expr invariant = invariant("java/time/Instant");
    for (int i = 0; i < STATES; i++) {
      long bound =
          random.nextBoolean() ? Instant.MIN.getEpochSecond() : Instant.MAX.getEpochSecond();
      long seconds = random.nextInt(10) == 0 ? random.nextLong() : bound + random.nextInt(5) - 2;
      int nanos = random.nextInt(1_000_000_000);
      assertThat(holds(invariant, Map.of("seconds", seconds, "nanos", nanos)))
          .as("%d %d", seconds, nanos)
          .isEqualTo(isMade(() -> Instant.ofEpochSecond(seconds, nanos)));
    }
  }
}
