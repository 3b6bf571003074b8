package dev.quarry.testgen.source;

import dev.quarry.program.ClassFile;
import dev.quarry.program.Names;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.testgen.recipe.CollectionKind;
import dev.quarry.testgen.recipe.Value;
import dev.quarry.testgen.source.Expectation.State;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/** The statement of a test that calls what is under test and says what is expected. */
final class Assertions {
  private final ClassHierarchy hierarchy;
  private final Framework framework;
  private final TypeText types;
  private final Expressions expressions;

  Assertions(
      ClassHierarchy hierarchy, Framework framework, TypeText types, Expressions expressions) {
    this.hierarchy = hierarchy;
    this.framework = framework;
    this.types = types;
    this.expressions = expressions;
  }

  /**
   * @param watching the numbers of the arguments that a probe hands out
   */
  String of(Expectation expectation, CallText.Act act, List<Integer> watching) {
    return expectation.accept(new Asserting(this, act, watching));
  }

  /** The last statement for each kind of expectation. */
  private record Asserting(Assertions text, CallText.Act act, List<Integer> watching)
      implements Expectation.Visitor<String> {
    @Override
    public String throwing(Expectation.Throws thrown) {
      String exception = text.types.classLiteral("L" + text.nameable(thrown.exception()) + ";");
      String call = act.written().text();
      String assertion = text.call("assertThrows") + "(" + exception + ", () -> " + call + ")";
      return thrown
          .message()
          .map(said -> text.says(said, exception, assertion))
          .orElse(assertion + ";");
    }

    @Override
    public String returning(Expectation.Returns returns) {
      return text.returns(returns.value(), act);
    }

    @Override
    public String completing(Expectation.Completes completes) {
      return act.written().text() + ";";
    }

    @Override
    public String leaving(Expectation.Leaves leaves) {
      return text.leaves(leaves, act);
    }

    @Override
    public String watched(Expectation.Watched watched) {
      return text.watched(act, watching);
    }
  }

  /** The last statement; the others go before it. */
  private String leaves(Expectation.Leaves leaves, CallText.Act act) {
    boolean named = leaves.states().stream().anyMatch(state -> state.subject().isResult());
    Written result = named ? result(act) : act.written();
    List<String> statements = new ArrayList<>();
    statements.addAll(about(leaves.result(), result, named, act));
    for (State state : leaves.states()) {
      Written subject =
          state.subject().isResult()
              ? result
              : expressions.arrangement().argument(state.subject().argument());
      statements.add(about(state, subject));
    }
    int last = statements.size() - 1;
    statements.subList(0, last).forEach(expressions.arrangement()::add);
    return statements.get(last);
  }

  private String about(State state, Written subject) {
    if (state.getter().isEmpty()) {
      String type = subject.type();
      return compare(state.value(), subject.text(), type == null ? "Ljava/lang/Object;" : type);
    }
    Expectation.Getter asked = state.getter().get();
    String type = Type.getReturnType(asked.method().descriptor()).getDescriptor();
    Value.Call getter = new Value.Call(asked.method(), asked.kind(), List.of(), type);
    return compare(state.value(), expressions.calls().step(subject, getter).text(), type);
  }

  /** The comparison of what an exception says; the exception is a variable. */
  private String says(String message, String exceptionClass, String assertion) {
    String type = exceptionClass.substring(0, exceptionClass.length() - ".class".length());
    String name = expressions.arrangement().declare(type, "thrown", assertion);
    Value.Literal text = new Value.Literal("Ljava/lang/String;", message);
    return compare(text, name + ".getMessage()", text.type());
  }

  /** A variable for the result. */
  private Written result(CallText.Act act) {
    @Nullable String signature = act.written().signature();
    String type = act.callee().result();
    String text = signature == null ? types.of(type) : types.ofSignature(signature);
    String name = expressions.arrangement().declare(text, "actual", act.written().text());
    return Written.primary(name, type).withSignature(signature);
  }

  private List<String> about(
      Expectation.Result known, Written result, boolean named, CallText.Act act) {
    @Nullable Value value = known.value();
    return switch (known.kind()) {
      case RECEIVER ->
          List.of(
              call("assertSame")
                  + "("
                  + expressions.arrangement().argument(0).text()
                  + ", "
                  + result.text()
                  + ");");
      case PRESENT ->
          named ? List.of() : List.of(call("assertNotNull") + "(" + result.text() + ");");
      case EQUAL -> value == null ? List.of() : List.of(returns(value, act));
      case ANY -> named ? List.of() : List.of(result.text() + ";");
    };
  }

  private String watched(CallText.Act act, List<Integer> watched) {
    String first = act.written().text();
    if (act.callee().result().equals("V")) {
      expressions.arrangement().add(first + ";");
      first = "null";
    } else {
      first = expressions.arrangement().declare("Object", "actual", first);
    }
    StringBuilder all = new StringBuilder("return new Object[] {" + first);
    int last = watched.stream().mapToInt(i -> i).max().orElse(-1);
    for (int i = 0; i <= last; i++) {
      boolean shown = watched.contains(i);
      all.append(", ").append(shown ? expressions.arrangement().argument(i).text() : "null");
    }
    return all + "};";
  }

  /** The exception, or the nearest class above it that the test may name. */
  private String nameable(String exception) {
    for (ClassFile type : hierarchy.superclasses(Names.internal(exception))) {
      if (types.isAccessible("L" + type.name() + ";")) {
        return type.name();
      }
    }
    return Names.internal(exception);
  }

  private String returns(Value value, CallText.Act act) {
    Callee callee = act.callee();
    String actual = callee.freshResult() ? variable(act) : act.written().text();
    return compare(value, actual, callee.result());
  }

  /** Compares an expression of a type, given by its descriptor. */
  private String compare(Value value, String actual, String type) {
    return value.accept(new Comparing(this, actual, type));
  }

  /** The comparison for each kind of expected value. */
  private record Comparing(Assertions text, String actual, String type)
      implements Value.Visitor<String> {
    @Override
    public String literal(Value.Literal literal) {
      return text.literal(literal, actual, type);
    }

    @Override
    public String classLiteral(Value.ClassLiteral literal) {
      return equal(literal, actual);
    }

    @Override
    public String same(Value.Same same) {
      return equal(same, actual);
    }

    @Override
    public String constant(Value.Constant constant) {
      return equal(constant, actual);
    }

    @Override
    public String call(Value.Call call) {
      return equal(call, actual);
    }

    @Override
    public String changed(Value.Changed changed) {
      return equal(changed, actual);
    }

    @Override
    public String array(Value.Array array) {
      String element = array.type().substring(1);
      String delta = isReal(element) ? text.delta(element) : "";
      return text.call("assertArrayEquals")
          + "("
          + text.expected(array)
          + ", "
          + actual
          + delta
          + ");";
    }

    @Override
    public String collected(Value.Collected collected) {
      if (collected.kind() != CollectionKind.QUEUE) {
        return equal(collected, actual);
      }
      // Queues are equal to themselves only.
      Value list =
          new Value.Collected(CollectionKind.LIST, "Ljava/util/List;", collected.elements());
      return equal(list, "new " + text.types.name("java/util/ArrayList") + "<>(" + actual + ")");
    }

    @Override
    public String lambda(Value.Lambda lambda) {
      return equal(lambda, actual);
    }

    @Override
    public String stub(Value.Stub stub) {
      return equal(stub, actual);
    }

    private String equal(Value value, String other) {
      return text.call("assertEquals") + "(" + text.expected(value) + ", " + other + ");";
    }
  }

  private String literal(Value.Literal literal, String actual, String type) {
    Object value = literal.value();
    if (value == null) {
      return call("assertNull") + "(" + actual + ");";
    }
    if (value instanceof Boolean truth && type.equals("Z")) {
      return call(truth ? "assertTrue" : "assertFalse") + "(" + actual + ");";
    }
    String text = expressions.inline(literal, ExpressionPlace.of(literal.type())).text();
    if (!BoxClasses.isPrimitive(type) && !(value instanceof String)) {
      // A box against an object: no overload for numbers is meant.
      String box = types.of(BoxClasses.boxed(BoxClasses.primitiveOf(value)));
      return call("assertEquals") + "(" + box + ".valueOf(" + text + "), " + actual + ");";
    }
    String delta = isReal(type) ? delta(type) : "";
    return call("assertEquals") + "(" + text + ", " + actual + delta + ");";
  }

  private String expected(Value value) {
    return expressions.expected(value).text();
  }

  private String variable(CallText.Act act) {
    String result = act.callee().result();
    String type = result.startsWith("[") ? result : "Ljava/lang/Object;";
    return expressions.arrangement().declare(types.of(type), "actual", act.written().text());
  }

  private String delta(String type) {
    return framework.wantsDelta() ? ", " + (type.equals("F") ? "0.0f" : "0.0") : "";
  }

  private static boolean isReal(String type) {
    return type.equals("F") || type.equals("D");
  }

  private String call(String assertion) {
    return types.imports().method(framework.assertions(), assertion);
  }
}
