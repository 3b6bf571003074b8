package dev.quarry.testgen.source;

import dev.quarry.expr.text.JavaLiterals;
import dev.quarry.program.MethodId;
import dev.quarry.testgen.recipe.CallKind;
import dev.quarry.testgen.recipe.CollectionKind;
import dev.quarry.testgen.recipe.TestCall;
import dev.quarry.testgen.recipe.Value;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Type;

/**
 * Calls and values on one line, to be read rather than compiled: long ones are cut short. What
 * can't be said in one expression is said in statements before it, as in {@code Foo foo = new
 * Foo(); foo.add(1); foo.size()}. What the program asks for by markers comes last, as in {@code
 * Foo.run() given 5}.
 */
public final class JavaText {
  private static final int MOST_ELEMENTS = 8;
  private static final int MOST_CHARACTERS = 60;
  private static final String CUT = "\u2026";
  private static final int SHORTEST_LOOP = 3;
  private static final String TIMES = " /* %d times */";
  private static final String HIDDEN = " /* by reflection */";

  private final VariableNames scope;
  private final List<String> statements = new ArrayList<>();

  /** The texts of the call's arguments so far. */
  private final List<String> arguments = new ArrayList<>();

  private JavaText(List<String> parameters) {
    this.scope = new VariableNames(parameters);
  }

  public static String of(TestCall call) {
    var text = new JavaText(call.parameters());
    text.steps("", call.before());
    List<Integer> shared = TestBody.shared(call);
    for (int i = 0; i < call.arguments().size(); i++) {
      Value argument = call.arguments().get(i);
      String one = text.value(argument);
      boolean isUnnamed = !shared.contains(i) || argument instanceof Value.Changed;
      text.arguments.add(isUnnamed ? one : text.named(argument, call.parameters().get(i), one));
    }
    boolean isLambda =
        !call.arguments().isEmpty() && call.arguments().get(0) instanceof Value.Lambda;
    String answers = call.answers().isEmpty() ? "" : " given " + text.some(call.answers());
    return text.behindStatements(
        call(call.method(), call.kind(), List.copyOf(text.arguments), isLambda) + answers);
  }

  public static String of(Value value) {
    var text = new JavaText(List.of());
    return text.behindStatements(text.value(value));
  }

  private String behindStatements(String expression) {
    statements.add(expression);
    return String.join("; ", statements);
  }

  private String named(Value argument, String parameter, String text) {
    boolean isReceiver = parameter.equals("this");
    String hint = isReceiver ? VariableNames.hint(argument.type()) : parameter;
    return declare(simple(argument.type()), hint, text);
  }

  private String declare(String type, String hint, String initial) {
    String name = scope.name(hint);
    statements.add(type + " " + name + " = " + initial);
    return name;
  }

  private String value(Value value) {
    return value.accept(new Telling(this));
  }

  /** The text of a value of each kind. */
  private record Telling(JavaText text) implements Value.Visitor<String> {
    @Override
    public String literal(Value.Literal literal) {
      return JavaText.literal(literal);
    }

    @Override
    public String classLiteral(Value.ClassLiteral literal) {
      return simple(literal.named()) + ".class";
    }

    @Override
    public String same(Value.Same same) {
      return text.arguments.get(same.argument());
    }

    @Override
    public String constant(Value.Constant constant) {
      return simple("L" + constant.owner() + ";") + "." + constant.field();
    }

    @Override
    public String call(Value.Call call) {
      return text.call(call);
    }

    @Override
    public String changed(Value.Changed changed) {
      return text.changed(changed);
    }

    @Override
    public String array(Value.Array array) {
      return text.array(array);
    }

    @Override
    public String collected(Value.Collected collected) {
      return text.collected(collected);
    }

    @Override
    public String lambda(Value.Lambda lambda) {
      return text.lambda(lambda);
    }

    @Override
    public String stub(Value.Stub stub) {
      return text.stub(stub);
    }
  }

  private String call(Value.Call call) {
    List<String> texts = texts(call.arguments());
    boolean isLambda = !texts.isEmpty() && call.arguments().get(0) instanceof Value.Lambda;
    return call(call.callee(), call.kind(), texts, isLambda);
  }

  private static String call(
      MethodId id, CallKind kind, List<String> arguments, boolean isFirstLambda) {
    String owner = simple("L" + id.ownerInternal() + ";");
    return switch (kind) {
      case CONSTRUCTOR -> "new " + owner + listed(arguments);
      case HIDDEN_CONSTRUCTOR -> "new " + owner + listed(arguments) + HIDDEN;
      case HIDDEN_FIELD -> throw new IllegalArgumentException("A field has no value of its own.");
      case STATIC, STATIC_INTERFACE -> owner + "." + id.name() + listed(arguments);
      case VIRTUAL, INTERFACE -> {
        String receiver = arguments.get(0);
        yield (isFirstLambda ? "(" + receiver + ")" : receiver)
            + "."
            + id.name()
            + listed(arguments.subList(1, arguments.size()));
      }
    };
  }

  private static String listed(List<String> arguments) {
    return "(" + String.join(", ", arguments) + ")";
  }

  /** A variable, and a statement for each step. */
  private String changed(Value.Changed changed) {
    Value object = changed.object();
    String type =
        object instanceof Value.Call call && call.kind().isConstructor()
            ? "L" + call.callee().ownerInternal() + ";"
            : object.type();
    String name = declare(simple(type), VariableNames.hint(type), value(object));
    steps(name, changed.steps());
    return name;
  }

  private void steps(String object, List<Value.Call> steps) {
    for (int i = 0; i < steps.size(); ) {
      Value.Call step = steps.get(i);
      int end = i;
      while (end < steps.size() && steps.get(end).equals(step)) {
        end++;
      }
      int times = end - i >= SHORTEST_LOOP ? end - i : 1;
      statements.add(step(object, step) + (times > 1 ? TIMES.formatted(times) : ""));
      i += times;
    }
  }

  private String step(String object, Value.Call step) {
    List<String> texts = texts(step.arguments());
    String on = step.kind().isStatic() ? simple("L" + step.callee().ownerInternal() + ";") : object;
    String member = on + "." + step.callee().name();
    return step.kind() == CallKind.HIDDEN_FIELD
        ? member + " = " + texts.get(0) + HIDDEN
        : member + listed(texts);
  }

  private static String literal(Value.Literal literal) {
    Object value = literal.value();
    if (value instanceof String text && text.length() > MOST_CHARACTERS) {
      String start = JavaLiterals.of(text.substring(0, MOST_CHARACTERS - 20));
      String shown = start.substring(0, start.length() - 1) + CUT + "\"";
      return shown + " /* " + text.length() + " characters */";
    }
    return value == null ? "null" : JavaLiterals.typed(value);
  }

  private String array(Value.Array array) {
    List<Value> elements = array.elements();
    Type type = Type.getType(array.type());
    String element = array.type().substring(1);
    boolean blank =
        elements.stream()
            .allMatch(
                e -> e instanceof Value.Literal l && BoxClasses.isDefault(element, l.value()));
    if (blank && elements.size() != 1) {
      return "new "
          + simple(type.getElementType().getDescriptor())
          + "["
          + elements.size()
          + "]"
          + "[]".repeat(type.getDimensions() - 1);
    }
    return "new " + simple(array.type()) + " {" + some(elements) + "}";
  }

  private String collected(Value.Collected collected) {
    String name = simple("L" + collected.kind().implementation() + ";");
    if (collected.elements().isEmpty()) {
      return "new " + name + "<>()";
    }
    boolean hasNull = collected.elements().stream().anyMatch(CollectionText::mayBeNull);
    String factory =
        collected.kind() == CollectionKind.MAP
            ? hasNull ? "Collections.singletonMap(" : "Map.of("
            : hasNull ? "Arrays.asList(" : "List.of(";
    return hasNull && collected.kind() == CollectionKind.MAP && collected.elements().size() > 2
        ? pairs(name, collected.elements())
        : "new " + name + "<>(" + factory + some(collected.elements()) + "))";
  }

  /** No factory takes more than one pair with null. */
  private String pairs(String name, List<Value> elements) {
    List<String> texts = texts(elements);
    List<String> pairs = new ArrayList<>();
    for (int i = 0; i < texts.size(); i += 2) {
      pairs.add(texts.get(i) + " -> " + texts.get(i + 1));
    }
    return "new " + name + "<>() { " + String.join("; ", pairs) + " }";
  }

  private String lambda(Value.Lambda lambda) {
    String results =
        lambda.results().size() == 1
            ? value(lambda.results().get(0))
            : "{" + some(lambda.results()) + "}";
    return simple(lambda.type()) + " -> " + results;
  }

  /** Only what it was told: {@code new Clock() { now() -> 3 }}. */
  private String stub(Value.Stub stub) {
    List<String> told = new ArrayList<>();
    for (Value.Told method : stub.methods()) {
      if (method.isChosen()) {
        String does =
            method
                .exception()
                .map(exception -> "throws " + simple(exception.type()))
                .orElseGet(() -> some(method.results()));
        told.add(method.method().id().name() + "() -> " + does);
      }
    }
    String head = "new " + simple(stub.type()) + "(" + some(stub.arguments()) + ") {";
    return head + (told.isEmpty() ? "}" : " " + String.join("; ", told) + " }");
  }

  private String some(List<Value> values) {
    if (values.size() <= MOST_ELEMENTS) {
      return join(values);
    }
    return join(values.subList(0, MOST_ELEMENTS)) + ", " + CUT + " /* " + values.size() + " */";
  }

  private String join(List<Value> values) {
    return String.join(", ", texts(values));
  }

  private List<String> texts(List<Value> values) {
    return values.stream().map(this::value).toList();
  }

  private static String simple(String descriptor) {
    String name = Type.getType(descriptor).getClassName();
    return name.substring(name.lastIndexOf('.') + 1).replace('$', '.');
  }
}
