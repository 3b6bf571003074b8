package dev.quarry.testgen.source;

import dev.quarry.program.MethodId;
import dev.quarry.testgen.recipe.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
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
          List<List<Integer>> differences = Difference.of(some);
          for (int i = 0; i < some.size(); i++) {
            names.put(some.get(i), name(some.get(i), differences.get(i)));
          }
        });
    Set<String> overloaded = overloaded(tests, names);
    return tests.stream()
        .map(
            test -> {
              String name = names.getOrDefault(test, plain(test));
              return unique(overloaded.contains(name) ? withParameters(name, test) : name);
            })
        .toList();
  }

  /** Names that tests of several methods would have. */
  private static Set<String> overloaded(List<TestCase> tests, Map<TestCase, String> names) {
    Map<String, Set<MethodId>> methods = new HashMap<>();
    for (TestCase test : tests) {
      methods
          .computeIfAbsent(names.getOrDefault(test, ""), any -> new HashSet<>())
          .add(test.call().method());
    }
    methods.values().removeIf(some -> some.size() == 1);
    return methods.keySet();
  }

  /** Such as {@code ofWithLongAndString_returnsNull}. */
  private static String withParameters(String name, TestCase test) {
    List<String> types = new ArrayList<>();
    for (Type type : Type.getArgumentTypes(test.call().method().descriptor())) {
      String simple = type.getClassName().replaceAll(".*[.$]", "").replace("[]", "s");
      types.add(Clause.capital(identifier(simple)));
    }
    int end = name.indexOf('_', subject(test).length());
    String longer =
        types.isEmpty()
            ? name.substring(0, end) + "WithoutArguments" + name.substring(end)
            : name.substring(0, end) + "With" + String.join("And", types) + name.substring(end);
    return longer.length() > LONGEST ? name : longer;
  }

  /** Such as {@code div_throwsArithmeticException_whenYIsZero}. */
  String next(TestCase test) {
    return unique(plain(test));
  }

  private static String plain(TestCase test) {
    return name(test, List.of());
  }

  /** With what an exception or result comes of, and with more arguments. */
  private static String name(TestCase test, List<Integer> arguments) {
    String base = subject(test) + "_" + test.expectation().accept(new Told());
    if (base.length() > LONGEST) {
      return base.substring(0, LONGEST);
    }
    String name = base;
    for (String clause : Clause.of(test, arguments)) {
      String more = name + (name.equals(base) ? "_when" : "And") + identifier(clause);
      if (more.length() > (arguments.isEmpty() ? HANDY : LONGEST)) {
        break;
      }
      name = more;
    }
    return name;
  }

  private static String subject(TestCase test) {
    String method = test.call().method().name();
    return method.equals("<init>") ? "constructor" : identifier(method);
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
    String getter = first.getter().map(asked -> asked.method().name()).orElse("");
    if (getter.equals("toString")) {
      return first.value() instanceof Value.Literal text && text.value() instanceof String said
          ? "gives" + Words.of(said).orElse("Text")
          : "givesText";
    }
    String noun = getter.replaceFirst("^(get|is)(?=[A-Z])", "");
    return "gives" + Clause.capital(identifier(noun)) + summary(first.value());
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
      return Words.ofConstant(identifier(constant.field()));
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

    @Override
    public String stub(Value.Stub stub) {
      return typed(stub);
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
      return text.isEmpty() ? "EmptyString" : Words.of(text).orElse("String");
    }
    if (value instanceof Character c) {
      return Words.of(c);
    }
    if (value instanceof Float || value instanceof Double) {
      return real(((Number) value).doubleValue());
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
    boolean isShort = value == Math.rint(value) && Math.abs(value) < 1e6;
    return isShort ? literal((long) value) : "Number";
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
