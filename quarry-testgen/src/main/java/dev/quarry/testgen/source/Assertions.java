package dev.quarry.testgen.source;

import dev.quarry.program.ClassFile;
import dev.quarry.program.Names;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.testgen.recipe.CollectionKind;
import dev.quarry.testgen.recipe.Value;

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

  String of(Expectation expectation, CallText.Act act) {
    if (expectation instanceof Expectation.Throws thrown) {
      String exception = types.classLiteral("L" + nameable(thrown.exception()) + ";");
      return call("assertThrows") + "(" + exception + ", () -> " + act.written().text() + ");";
    }
    return expectation instanceof Expectation.Returns returns
        ? returns(returns.value(), act)
        : act.written().text() + ";";
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
    if (value instanceof Value.Literal literal) {
      return literal(literal, actual, callee);
    }
    if (value instanceof Value.Array array) {
      String delta = isReal(array.type().substring(1)) ? delta(array.type().substring(1)) : "";
      return call("assertArrayEquals") + "(" + expected(value) + ", " + actual + delta + ");";
    }
    if (value instanceof Value.Collected collected && collected.kind() == CollectionKind.QUEUE) {
      // Queues are equal to themselves only.
      String lists = types.name("java/util/ArrayList");
      Value list =
          new Value.Collected(CollectionKind.LIST, "Ljava/util/List;", collected.elements());
      String copy = "new " + lists + "<>(" + actual + ")";
      return call("assertEquals") + "(" + expected(list) + ", " + copy + ");";
    }
    return call("assertEquals") + "(" + expected(value) + ", " + actual + ");";
  }

  private String literal(Value.Literal literal, String actual, Callee callee) {
    Object value = literal.value();
    if (value == null) {
      return call("assertNull") + "(" + actual + ");";
    }
    if (value instanceof Boolean truth && callee.result().equals("Z")) {
      return call(truth ? "assertTrue" : "assertFalse") + "(" + actual + ");";
    }
    String text = expressions.inline(literal, Place.of(literal.type())).text();
    if (!Boxes.isPrimitive(callee.result()) && !(value instanceof String)) {
      // A box against an object: no overload for numbers is meant.
      String box = types.of(Boxes.boxed(Boxes.primitiveOf(value)));
      return call("assertEquals") + "(" + box + ".valueOf(" + text + "), " + actual + ");";
    }
    String delta = isReal(callee.result()) ? delta(callee.result()) : "";
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
