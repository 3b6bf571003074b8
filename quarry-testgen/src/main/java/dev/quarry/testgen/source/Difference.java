package dev.quarry.testgen.source;

import dev.quarry.testgen.recipe.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What tells tests of one method apart that come to the same: the arguments that differ. */
final class Difference {
  private static final int MOST_ARGUMENTS = 3;
  private static final int LONGEST_TEXT = 12;

  private static final Map<Character, String> SIGNS =
      Map.of(
          ' ',
          "Space",
          '\n',
          "NewLine",
          '\r',
          "Return",
          '\t',
          "Tab",
          '.',
          "Dot",
          ',',
          "Comma",
          '-',
          "Dash",
          '"',
          "Quote",
          '/',
          "Slash",
          '\\',
          "Backslash");

  private Difference() {}

  /** For each test, such as {@code XIs5AndNameIsNull}; empty where nothing can be said. */
  static List<String> of(List<TestCase> tests) {
    int arguments = tests.stream().mapToInt(test -> test.call().arguments().size()).min().orElse(0);
    List<Integer> chosen = new ArrayList<>();
    int told = 1;
    while (chosen.size() < MOST_ARGUMENTS && told < tests.size()) {
      int best = -1;
      for (int i = 0; i < arguments; i++) {
        if (!chosen.contains(i)) {
          chosen.add(i);
          int distinct = new HashSet<>(texts(tests, chosen)).size();
          chosen.remove(chosen.size() - 1);
          if (distinct > told) {
            told = distinct;
            best = i;
          }
        }
      }
      if (best < 0) {
        break;
      }
      chosen.add(best);
    }
    chosen.sort(null);
    return texts(tests, chosen);
  }

  private static List<String> texts(List<TestCase> tests, List<Integer> arguments) {
    return tests.stream().map(test -> text(test, arguments)).toList();
  }

  private static String text(TestCase test, List<Integer> arguments) {
    List<String> parts = new ArrayList<>();
    for (int i : arguments) {
      String what = test.call().arguments().get(i).accept(new Saying());
      if (!what.isEmpty()) {
        parts.add(Clause.capital(test.call().parameters().get(i)) + what);
      }
    }
    return String.join("And", parts);
  }

  /** What a name can say about a value; empty if nothing. */
  private static final class Saying implements Value.Visitor<String> {
    @Override
    public String literal(Value.Literal literal) {
      return Difference.literal(literal.value());
    }

    @Override
    public String classLiteral(Value.ClassLiteral literal) {
      String name = literal.named().replace(";", "");
      return "Is" + name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('$')) + 1);
    }

    @Override
    public String same(Value.Same same) {
      return "IsTheSame";
    }

    @Override
    public String constant(Value.Constant constant) {
      return "Is" + Clause.capital(constant.field());
    }

    @Override
    public String call(Value.Call call) {
      return "";
    }

    @Override
    public String changed(Value.Changed changed) {
      return "";
    }

    @Override
    public String array(Value.Array array) {
      return size(array.elements().size(), "Element");
    }

    @Override
    public String collected(Value.Collected collected) {
      return size(collected.elements().size(), "Element");
    }

    @Override
    public String lambda(Value.Lambda lambda) {
      return "";
    }
  }

  private static String size(int size, String what) {
    return size == 0 ? "IsEmpty" : "Has" + size + what + (size == 1 ? "" : "s");
  }

  private static String literal(@Nullable Object value) {
    if (value == null || value instanceof Boolean) {
      return "Is" + Clause.capital(String.valueOf(value));
    }
    if (value instanceof String text) {
      return text(text);
    }
    if (value instanceof Character c) {
      return "Is" + character(c);
    }
    if (value instanceof Double || value instanceof Float) {
      double number = ((Number) value).doubleValue();
      return number == Math.rint(number) && Math.abs(number) < 1e6
          ? "Is" + whole((long) number)
          : "";
    }
    return "Is" + whole(((Number) value).longValue());
  }

  private static String whole(long number) {
    Set<Long> least = Set.of((long) Integer.MIN_VALUE, Long.MIN_VALUE);
    Set<Long> most = Set.of((long) Integer.MAX_VALUE, Long.MAX_VALUE);
    if (least.contains(number) || most.contains(number)) {
      return least.contains(number) ? "MinValue" : "MaxValue";
    }
    return number == 0 ? "Zero" : number < 0 ? "Minus" + -number : Long.toString(number);
  }

  private static String text(String text) {
    boolean isPlain =
        !text.isEmpty()
            && text.length() <= LONGEST_TEXT
            && text.chars().allMatch(c -> c < 128 && Character.isLetterOrDigit(c));
    if (isPlain) {
      return "Is" + Clause.capital(text);
    }
    return text.length() == 1 ? "Is" + character(text.charAt(0)) : size(text.length(), "Character");
  }

  private static String character(char c) {
    if (c < 128 && Character.isLetterOrDigit(c)) {
      return Character.isLowerCase(c) ? "Small" + Character.toUpperCase(c) : String.valueOf(c);
    }
    return SIGNS.getOrDefault(c, "U" + String.format(Locale.ROOT, "%04x", (int) c));
  }
}
