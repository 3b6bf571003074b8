package dev.quarry.testgen.source;

import dev.quarry.testgen.recipe.Value;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What tells tests of one method apart that come to the same: the arguments that differ. */
final class Difference {
  private static final int MOST_ARGUMENTS = 3;

  /** A name says numbers of so many characters. */
  private static final int LONGEST_NUMBER = 9;

  private Difference() {}

  /** For each test the numbers of the arguments to mention. */
  static List<List<Integer>> of(List<TestCase> tests) {
    int arguments = tests.stream().mapToInt(test -> test.call().arguments().size()).min().orElse(0);
    List<Integer> chosen = new ArrayList<>();
    int told = 1;
    while (chosen.size() < MOST_ARGUMENTS && told < tests.size()) {
      int best = -1;
      for (int i = 0; i < arguments; i++) {
        if (!chosen.contains(i)) {
          chosen.add(i);
          int distinct = distinct(tests, chosen);
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
    return Collections.nCopies(tests.size(), List.copyOf(chosen));
  }

  private static int distinct(List<TestCase> tests, List<Integer> arguments) {
    Set<List<String>> texts = new HashSet<>();
    for (TestCase test : tests) {
      texts.add(arguments.stream().map(i -> saying(test.call().arguments().get(i))).toList());
    }
    return texts.size();
  }

  /** What a name can say about an argument, such as {@code IsZero}; empty if nothing. */
  static String saying(Value value) {
    return value.accept(new Saying());
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
      return "Is" + Words.ofConstant(constant.field());
    }

    /** A value that is made of one text or number is called like that. */
    @Override
    public String call(Value.Call call) {
      Number number = BigNumberText.number(call);
      if (number instanceof BigDecimal decimal) {
        return decimal(decimal.stripTrailingZeros());
      }
      return call.arguments().size() == 1 && call.arguments().get(0) instanceof Value.Literal one
          ? Difference.literal(one.value())
          : "";
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

    @Override
    public String stub(Value.Stub stub) {
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
      return "Is" + Words.of(c);
    }
    if (value instanceof Double || value instanceof Float) {
      double number = ((Number) value).doubleValue();
      return number == Math.rint(number) && Math.abs(number) < 1e6
          ? "Is" + whole((long) number)
          : "";
    }
    return "Is" + whole(((Number) value).longValue());
  }

  /** Such as {@code IsMinus2Point5}; long ones say nothing. */
  private static String decimal(BigDecimal number) {
    if (number.scale() <= 0 && number.precision() < LONGEST_NUMBER) {
      return "Is" + whole(number.longValue());
    }
    String text = number.toPlainString();
    return text.length() > LONGEST_NUMBER
        ? ""
        : "Is" + text.replace("-", "Minus").replace(".", "Point");
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
    return Words.of(text).map(words -> "Is" + words).orElse(size(text.length(), "Character"));
  }
}
