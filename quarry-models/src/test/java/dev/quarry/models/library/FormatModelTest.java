package dev.quarry.models.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Model;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.JdkFunctions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FormatModelTest {
  private static final int CALLS = 5_000;
  private static final List<String> PIECES =
      List.of(
          "%s",
          "%d", "%5s", "%-5s", "%04d", "%3d", "%-3d", "%%", "x", ", ", "%-13s", "%020d", "%05s",
          "%-d", "%0d", "%x", "%", "%5%", "%+d", "%1$s", "%n");

  private final ExprFactory factory = new ExprFactory();
  private final Interpreter interpreter = new Interpreter(new JdkFunctions());
  private final SplittableRandom random = new SplittableRandom(3);

  @Test
  void theTextIsThatOfStringFormat() {
    int known = 0;
    for (int i = 0; i < CALLS; i++) {
      String format = format();
      @Nullable Object[] values = values();
      List<FormatModel.Argument> arguments = new ArrayList<>();
      for (Object value : values) {
        arguments.add(argument(value));
      }
      Optional<FormatModel.Formatted> text = FormatModel.text(factory, format, arguments, true);
      if (text.isPresent()) {
        known++;
        assertThat(interpreter.evaluate(text.get().lengths(), Model.EMPTY)).isEqualTo(true);
        assertThat(interpreter.evaluate(text.get().text(), Model.EMPTY))
            .as(format + " of " + Arrays.toString(values))
            .isEqualTo(String.format(Locale.ROOT, format, values));
      }
    }
    assertThat(known).isGreaterThan(CALLS / 20);
  }

  @ParameterizedTest
  @ValueSource(strings = {"%05s", "%-d", "%0d", "%x", "%", "%5%", "%+d", "%1$s", "%n", "%s %s"})
  void whatIsRefusedOrNotKnownHasNoText(String format) {
    assertThat(FormatModel.text(factory, format, List.of(argument(1)), true)).isEmpty();
  }

  @Test
  void digitsOfOtherLocalesAreNotKnown() {
    assertThat(FormatModel.text(factory, "%d", List.of(argument(1)), false)).isEmpty();
    assertThat(FormatModel.text(factory, "%s", List.of(argument(1)), false)).isPresent();
  }

  @Test
  void formatsOfOneKindOfNumberAreNotTakenForOthers() {
    assertThatCode(() -> FormatModel.text(factory, "%d", List.of(argument("1")), true))
        .doesNotThrowAnyException();
    assertThat(FormatModel.text(factory, "%d", List.of(argument("1")), true)).isEmpty();
  }

  private String format() {
    StringBuilder format = new StringBuilder();
    for (int i = random.nextInt(1, 5); i > 0; i--) {
      format.append(PIECES.get(random.nextInt(PIECES.size())));
    }
    return format.toString();
  }

  private @Nullable Object[] values() {
    @Nullable Object[] values = new Object[random.nextInt(1, 5)];
    for (int i = 0; i < values.length; i++) {
      values[i] =
          switch (random.nextInt(6)) {
            case 0 -> null;
            case 1 -> "abcdefgh".substring(random.nextInt(8));
            case 2 -> random.nextLong();
            case 3 -> (short) random.nextInt();
            case 4 -> random.nextInt(-200, 200);
            default -> random.nextInt();
          };
    }
    return values;
  }

  private FormatModel.Argument argument(@Nullable Object value) {
    if (value == null) {
      return new FormatModel.Argument(
          "java/lang/String", factory.bool(true), factory.string("not looked at"));
    }
    String type = value.getClass().getName().replace('.', '/');
    Expr content =
        value instanceof String text
            ? factory.string(text)
            : value instanceof Long number
                ? factory.longConst(number)
                : factory.constant(Sort.INT, ((Number) value).intValue());
    return new FormatModel.Argument(type, factory.bool(false), content);
  }
}
