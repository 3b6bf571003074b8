package dev.quarry.testgen.source;

import dev.quarry.expr.text.JavaLiterals;
import dev.quarry.testgen.recipe.Value;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Type;

/**
 * What a test does by reflection, as calls of small methods that the test class brings along; see
 * {@link HiddenMethods}.
 */
final class HiddenText {
  private final Expressions expressions;
  private final TypeText types;
  private final Fitting fitting;

  HiddenText(Expressions expressions, TypeText types, Fitting fitting) {
    this.expressions = expressions;
    this.types = types;
    this.fitting = fitting;
  }

  /** {@code construct(Foo.class, new Class<?>[] {int.class}, 5)}. */
  Written construct(Value.Call call) {
    expressions.arrangement().needs(HiddenMethods.CONSTRUCT);
    String owner = "L" + call.callee().ownerInternal() + ";";
    List<String> parameters = new ArrayList<>();
    List<String> texts = new ArrayList<>();
    Type[] declared = Type.getArgumentTypes(call.callee().descriptor());
    for (int i = 0; i < declared.length; i++) {
      parameters.add(types.classLiteral(declared[i].getDescriptor()));
      texts.add(value(call.arguments().get(i), declared[i].getDescriptor(), declared.length == 1));
    }
    String classes = "new Class<?>[] {" + String.join(", ", parameters) + "}";
    List<String> all = new ArrayList<>(List.of(types.classLiteral(owner), classes));
    all.addAll(texts);
    Written made = Written.primary("construct(" + String.join(", ", all) + ")", owner);
    return types.isGeneric(call.callee().ownerInternal()) ? made.asRaw() : made;
  }

  /** {@code setField(Foo.class, "size", foo, 5)}. */
  Written set(Written object, Value.Call step) {
    expressions.arrangement().needs(HiddenMethods.SET_FIELD);
    String type = Type.getArgumentTypes(step.callee().descriptor())[0].getDescriptor();
    String owner = types.classLiteral("L" + step.callee().ownerInternal() + ";");
    String value = value(step.arguments().get(0), type, false);
    return Written.primary(
        "setField(%s, %s, %s, %s)"
            .formatted(owner, JavaLiterals.of(step.callee().name()), object.text(), value),
        "V");
  }

  /** A value in the place of an {@code Object}: the box must be the one of the type. */
  private String value(Value value, String type, boolean isAlone) {
    Written written = expressions.nested(value, ExpressionPlace.of(type));
    boolean isNull = value instanceof Value.Literal literal && literal.value() == null;
    boolean isList = written.type() == null || written.type().startsWith("[");
    if (isNull || isList && !(value instanceof Value.Lambda)) {
      // An array or null alone would be taken for the list of all arguments.
      return isAlone ? "(Object) " + written.text() : written.text();
    }
    boolean isBoxed = BoxClasses.isPrimitive(type) || value instanceof Value.Lambda;
    return isBoxed
        ? fitting.fit(ExpressionPlace.of(type).exactly(), written).text()
        : written.text();
  }
}
