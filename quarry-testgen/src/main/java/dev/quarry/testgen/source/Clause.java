package dev.quarry.testgen.source;

import dev.quarry.testgen.recipe.TestCall;
import dev.quarry.testgen.recipe.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
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

  /**
   * What a name says about arguments, such as {@code YIsZero}, the most telling first.
   *
   * @param others the numbers of arguments to mention besides, as they tell tests apart
   */
  static List<String> of(TestCase test, List<Integer> others) {
    Map<Integer, String> said = new LinkedHashMap<>();
    for (Trait trait : telling(test.expectation())) {
      int argument = argument(test, trait);
      if (said.isEmpty() && argument >= 0) {
        said.put(argument, trait.text);
      }
    }
    Set<Integer> mentioned = new LinkedHashSet<>(said.keySet());
    if (said.isEmpty() && !(test.expectation() instanceof Expectation.Throws)) {
      int first = test.call().kind().hasReceiver() ? 1 : 0;
      mentioned.addAll(new TreeSet<>(test.telling()).tailSet(first));
    }
    mentioned.addAll(others);
    List<String> clauses = new ArrayList<>(together(test, mentioned));
    if (clauses.isEmpty()) {
      for (int argument : mentioned) {
        Value value = test.call().arguments().get(argument);
        String exact = Difference.saying(value);
        String what = others.contains(argument) || !said.containsKey(argument) ? exact : "";
        String trait = said.containsKey(argument) ? "Is" + said.get(argument) : "";
        if (!what.isEmpty() || !trait.isEmpty()) {
          String parameter = capital(test.call().parameters().get(argument));
          clauses.add(parameter + (what.isEmpty() ? trait : what));
        }
      }
    }
    return clauses;
  }

  /** Where three or more arguments, and these are all, are the same. */
  private static List<String> together(TestCase test, Set<Integer> mentioned) {
    List<Value> arguments = test.call().arguments();
    int first = test.call().kind().hasReceiver() ? 1 : 0;
    Set<String> said = new LinkedHashSet<>();
    for (int i = first; i < arguments.size(); i++) {
      said.add(Difference.saying(arguments.get(i)));
    }
    String one = said.iterator().hasNext() ? said.iterator().next() : "";
    boolean isAll = mentioned.size() > 1 && arguments.size() - first > 2 && said.size() == 1;
    return isAll && one.startsWith("Is") ? List.of("AllAre" + one.substring(2)) : List.of();
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

  /** The number of an argument that matters and has the trait; -1 without one. */
  private static int argument(TestCase test, Trait trait) {
    TestCall call = test.call();
    int first = call.kind().hasReceiver() ? 1 : 0;
    int found = -1;
    for (int i = first; i < call.arguments().size(); i++) {
      if (test.telling().contains(i) && has(call.arguments().get(i), trait)) {
        found = i;
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
