package dev.quarry.testgen.source;

import dev.quarry.testgen.recipe.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/** Names of the tests of one class, which say what each shows; all different. */
final class TestNames {
  private static final int LONGEST = 100;

  /** Up to here, a declaration fits into a line. */
  private static final int HANDY = 82;

  private final Map<String, Integer> used = new HashMap<>();

  /** The names of all tests of a class; where several come to the same, what tells them apart. */
  List<String> of(List<TestCase> tests) {
    Map<String, List<TestCase>> alike = new LinkedHashMap<>();
    for (TestCase test : tests) {
      alike.computeIfAbsent(plain(test), name -> new ArrayList<>()).add(test);
    }
    IdentityHashMap<TestCase, String> names = new IdentityHashMap<>();
    alike.forEach(
        (name, some) -> {
          List<String> differences = some.size() == 1 ? List.of("") : Difference.of(some);
          for (int i = 0; i < some.size(); i++) {
            names.put(some.get(i), with(name, identifier(differences.get(i)), some.get(i)));
          }
        });
    return tests.stream().map(test -> unique(names.getOrDefault(test, plain(test)))).toList();
  }

  private static String with(String name, String difference, TestCase test) {
    String clause = identifier(Clause.of(test));
    String longer =
        difference.isEmpty() || clause.contains(difference)
            ? name
            : !clause.isEmpty() && name.endsWith(clause)
                ? name + "And" + difference
                : name + "_when" + difference;
    return longer.length() > LONGEST ? name : longer;
  }

  /** Such as {@code div_throwsArithmeticException_whenYIsZero}. */
  String next(TestCase test) {
    return unique(plain(test));
  }

  private static String plain(TestCase test) {
    String method = test.call().method().name();
    String subject = method.equals("<init>") ? "constructor" : identifier(method);
    String base = subject + "_" + test.expectation().accept(new Told());
    String clause = identifier(Clause.of(test));
    if (!clause.isEmpty() && base.length() + clause.length() < HANDY) {
      base += "_" + clause;
    }
    return base.length() > LONGEST ? base.substring(0, LONGEST) : base;
  }

  private String unique(String base) {
    int count = used.merge(base, 1, Integer::sum);
    if (count == 1) {
      return base;
    }
    String name = base + "_" + count;
    // A method called foo_2 may have been there before.
    return used.containsKey(name) ? unique(base) : unique(name);
  }

  /** What a name says about each kind of expectation. */
  private static final class Told implements Expectation.Visitor<String> {
    @Override
    public String throwing(Expectation.Throws thrown) {
      String name = thrown.exception();
      int end = Math.max(name.lastIndexOf('.'), name.lastIndexOf('$'));
      return "throws" + Clause.capital(identifier(name.substring(end + 1)));
    }

    @Override
    public String returning(Expectation.Returns returns) {
      return "returns" + summary(returns.value());
    }

    @Override
    public String completing(Expectation.Completes completes) {
      return "completes";
    }

    @Override
    public String leaving(Expectation.Leaves leaves) {
      return left(leaves);
    }

    @Override
    public String watched(Expectation.Watched watched) {
      return "completes";
    }
  }

  /** Such as {@code returnsThis} or {@code givesSizeZero}. */
  private static String left(Expectation.Leaves leaves) {
    Value value = leaves.result().value();
    if (value != null) {
      return "returns" + summary(value);
    }
    if (leaves.result().kind() == Expectation.Result.Kind.RECEIVER) {
      return "returnsThis";
    }
    if (leaves.states().isEmpty()) {
      return leaves.result().kind() == Expectation.Result.Kind.ANY ? "completes" : "returnsObject";
    }
    Expectation.State first = leaves.states().get(0);
    String getter = first.getter().name().replaceFirst("^(get|is)(?=[A-Z])", "");
    return "gives" + Clause.capital(identifier(getter)) + summary(first.value());
  }

  private static String summary(Value value) {
    return value.accept(new Summary());
  }

  /** What a name says about a result. */
  private static final class Summary implements Value.Visitor<String> {
    @Override
    public String literal(Value.Literal literal) {
      return TestNames.literal(literal.value());
    }

    @Override
    public String classLiteral(Value.ClassLiteral literal) {
      return typed(literal);
    }

    @Override
    public String same(Value.Same same) {
      return typed(same);
    }

    @Override
    public String constant(Value.Constant constant) {
      return Clause.capital(identifier(constant.field()));
    }

    @Override
    public String call(Value.Call call) {
      return typed(call);
    }

    @Override
    public String changed(Value.Changed changed) {
      return typed(changed);
    }

    @Override
    public String array(Value.Array array) {
      return array.elements().isEmpty() ? "EmptyArray" : "Array";
    }

    @Override
    public String collected(Value.Collected collected) {
      String kind = Clause.capital(collected.kind().name().toLowerCase(Locale.ROOT));
      return (collected.elements().isEmpty() ? "Empty" : "") + kind;
    }

    @Override
    public String lambda(Value.Lambda lambda) {
      return typed(lambda);
    }

    private static String typed(Value value) {
      String name = Type.getType(value.type()).getClassName();
      return Clause.capital(
          identifier(name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1)));
    }
  }

  private static String literal(@Nullable Object value) {
    if (value == null || value instanceof Boolean) {
      return value == null ? "Null" : value.equals(true) ? "True" : "False";
    }
    if (value instanceof String text) {
      return text.isEmpty() ? "EmptyString" : "String";
    }
    if (value instanceof Character || value instanceof Float || value instanceof Double) {
      return value instanceof Character ? "Char" : real(((Number) value).doubleValue());
    }
    long number = ((Number) value).longValue();
    if (number == 0) {
      return "Zero";
    }
    if (number == Integer.MIN_VALUE || number == Long.MIN_VALUE) {
      return "MinValue";
    }
    if (number == Integer.MAX_VALUE || number == Long.MAX_VALUE) {
      return "MaxValue";
    }
    return number < 0 ? "Minus" + -number : Long.toString(number);
  }

  private static String real(double value) {
    if (Double.isNaN(value)) {
      return "NaN";
    }
    if (Double.isInfinite(value)) {
      return value < 0 ? "NegativeInfinity" : "Infinity";
    }
    return value == 0 ? "Zero" : "Number";
  }

  private static String identifier(String name) {
    StringBuilder identifier = new StringBuilder();
    for (char c : name.toCharArray()) {
      identifier.append(c < 128 && Character.isJavaIdentifierPart(c) ? c : '_');
    }
    boolean bad = identifier.length() > 0 && !Character.isJavaIdentifierStart(identifier.charAt(0));
    return bad ? "_" + identifier : identifier.toString();
  }
}
