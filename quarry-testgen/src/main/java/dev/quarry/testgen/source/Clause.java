package dev.quarry.testgen.source;

import dev.quarry.testgen.recipe.TestCall;
import dev.quarry.testgen.recipe.Value;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The circumstance that a test's name mentions, such as {@code whenYIsZero}: always one of an
 * argument that matters.
 */
final class Clause {
  private enum Trait {
    NULL("Null"),
    NEGATIVE("Negative"),
    EMPTY("Empty"),
    MIN_VALUE("MinValue"),
    MAX_VALUE("MaxValue"),
    NAN("NaN"),
    ZERO("Zero");

    private final String text;

    Trait(String text) {
      this.text = text;
    }
  }

  private static final List<Trait> USUAL =
      List.of(
          Trait.NULL,
          Trait.MIN_VALUE,
          Trait.MAX_VALUE,
          Trait.NEGATIVE,
          Trait.EMPTY,
          Trait.NAN,
          Trait.ZERO);

  private Clause() {}

  /** Empty if no argument stands out. */
  static String of(TestCase test) {
    for (Trait trait : telling(test.expectation())) {
      String parameter = parameter(test, trait);
      if (!parameter.isEmpty()) {
        return "when" + capital(parameter) + "Is" + trait.text;
      }
    }
    return "";
  }

  static String capital(String name) {
    return name.isEmpty()
        ? name
        : name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  /** What explains an exception best comes first; what can't explain it is left out. */
  private static List<Trait> telling(Expectation expectation) {
    String exception =
        expectation instanceof Expectation.Throws thrown
            ? thrown.exception().substring(thrown.exception().lastIndexOf('.') + 1)
            : "";
    return switch (exception) {
      case "NullPointerException" -> List.of(Trait.NULL);
      case "ArithmeticException" -> List.of(Trait.ZERO, Trait.MIN_VALUE, Trait.MAX_VALUE);
      case "NegativeArraySizeException" -> List.of(Trait.MIN_VALUE, Trait.NEGATIVE);
      case "ArrayIndexOutOfBoundsException",
          "StringIndexOutOfBoundsException",
          "IndexOutOfBoundsException" ->
          List.of(Trait.MIN_VALUE, Trait.NEGATIVE, Trait.EMPTY, Trait.MAX_VALUE);
      case "NoSuchElementException", "NumberFormatException" -> List.of(Trait.NULL, Trait.EMPTY);
      case "ClassCastException", "ArrayStoreException", "StackOverflowError" -> List.of();
      default -> USUAL;
    };
  }

  private static String parameter(TestCase test, Trait trait) {
    TestCall call = test.call();
    int first = call.kind().hasReceiver() ? 1 : 0;
    String found = "";
    for (int i = first; i < call.arguments().size(); i++) {
      if (test.telling().contains(i) && has(call.arguments().get(i), trait)) {
        found = call.parameters().get(i);
        // Divisors stand behind what they divide.
        if (trait != Trait.ZERO || !(test.expectation() instanceof Expectation.Throws)) {
          return found;
        }
      }
    }
    return found;
  }

  private static boolean has(Value value, Trait trait) {
    if (value instanceof Value.Literal literal) {
      return hasLiteral(literal.value(), trait);
    }
    return trait == Trait.EMPTY
        && (value instanceof Value.Array array && array.elements().isEmpty()
            || value instanceof Value.Collected collected && collected.elements().isEmpty());
  }

  private static boolean hasLiteral(@Nullable Object value, Trait trait) {
    if (value == null || value instanceof String) {
      return value == null ? trait == Trait.NULL : trait == Trait.EMPTY && value.equals("");
    }
    if (!(value instanceof Number number)) {
      return false;
    }
    double size = number.doubleValue();
    return switch (trait) {
      case ZERO -> size == 0;
      case NEGATIVE -> size < 0;
      case NAN -> Double.isNaN(size);
      case MIN_VALUE -> number.equals(Integer.MIN_VALUE) || number.equals(Long.MIN_VALUE);
      case MAX_VALUE -> number.equals(Integer.MAX_VALUE) || number.equals(Long.MAX_VALUE);
      default -> false;
    };
  }
}
