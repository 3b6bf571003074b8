package dev.quarry.testgen.source;

import dev.quarry.testgen.recipe.Value;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Values as expressions of one test. What does not fit into an expression, or would make it hard to
 * read, becomes a variable of the {@link Arrangement}.
 */
final class Expressions {
  private static final Pattern NAMED = Pattern.compile("(-?)([A-Z][a-z]+)(\\.[A-Za-z].*)");

  private final TypeText types;
  private final Arrangement arrangement;
  private final boolean generous;
  private final CallText calls;
  private final ArrayText arrays;
  private final CollectionText collections;
  private final LambdaText lambdas;

  /** With {@code generous}, everything that is not a mere literal gets a variable. */
  Expressions(
      TypeText types,
      Callees callees,
      Fitting fitting,
      ClassNames names,
      Arrangement arrangement,
      boolean generous) {
    this.types = types;
    this.arrangement = arrangement;
    this.generous = generous;
    this.calls = new CallText(this, types, callees, fitting, names);
    this.arrays = new ArrayText(this, types, fitting);
    this.collections = new CollectionText(this, types);
    this.lambdas = new LambdaText(this, types, callees, fitting);
  }

  Arrangement arrangement() {
    return arrangement;
  }

  CallText calls() {
    return calls;
  }

  /** Inside another expression. */
  Written nested(Value value, Place place) {
    boolean local = needsVariable(value) || generous && isCompound(value);
    return local ? variable(value, place, Scope.hint(value.type())) : inline(value, place);
  }

  /** As an argument of the call under test, which should not be hidden among preparations. */
  Written argument(Value value, Place place, String hint) {
    boolean local = needsVariable(value) || isCompound(value);
    return local ? variable(value, place, hint) : inline(value, place);
  }

  /** A variable that holds the value. */
  Written variable(Value value, Place place, String hint) {
    if (value instanceof Value.Changed changed) {
      return changed(changed, place, hint);
    }
    if (value instanceof Value.Array array) {
      return arrays.variable(array, hint);
    }
    if (value instanceof Value.Collected collected) {
      return collections.variable(collected, place, hint);
    }
    if (value instanceof Value.Lambda lambda) {
      return lambdas.variable(lambda, place, hint);
    }
    if (value instanceof Value.Same) {
      return inline(value, place);
    }
    return calls.variable(value, inline(value, place), place, hint);
  }

  Written inline(Value value, Place place) {
    if (value instanceof Value.Literal literal) {
      return literal(literal.value());
    }
    if (value instanceof Value.ClassLiteral literal) {
      String type = Boxes.boxed(literal.named());
      return Written.primary(types.classLiteral(literal.named()), literal.type())
          .withSignature("Ljava/lang/Class<" + type + ">;");
    }
    if (value instanceof Value.Constant constant) {
      String text = types.name(constant.owner()) + "." + constant.field();
      return Written.primary(text, constant.type()).withSignature(types.fieldSignature(constant));
    }
    if (value instanceof Value.Call call) {
      return calls.inArrangement(call);
    }
    if (value instanceof Value.Array array) {
      return arrays.inline(array);
    }
    if (value instanceof Value.Collected collected) {
      return collections.inline(collected, place);
    }
    if (value instanceof Value.Lambda lambda) {
      return lambdas.inline(lambda, place);
    }
    if (value instanceof Value.Same same) {
      return arrangement.argument(same.argument());
    }
    return variable(value, place, Scope.hint(value.type()));
  }

  /** A constant for a place that converts it. */
  String plain(Object value) {
    return qualified(Literals.plain(value));
  }

  /** What equals the value; it need not be of the same class. */
  Written expected(Value value) {
    if (value instanceof Value.Collected collected && CollectionText.hasFactory(collected)) {
      return collections.constant(collected);
    }
    return nested(value, Place.of(value.type()));
  }

  private Written literal(@Nullable Object value) {
    if (value == null) {
      return Written.primary("null", null);
    }
    if (value instanceof String text) {
      return StringText.of(text);
    }
    String text = qualified(Literals.of(value));
    Written.Form form =
        text.startsWith("-")
            ? Written.Form.SIGNED
            : text.startsWith("(") ? Written.Form.CAST : Written.Form.PRIMARY;
    return new Written(text, form, Boxes.primitiveOf(value), null, false);
  }

  /** {@code Integer.MIN_VALUE} may mean another Integer here. */
  private String qualified(String literal) {
    Matcher matcher = NAMED.matcher(literal);
    return matcher.matches()
        ? matcher.group(1) + types.name("java/lang/" + matcher.group(2)) + matcher.group(3)
        : literal;
  }

  private Written changed(Value.Changed changed, Place place, String hint) {
    Written object = variable(changed.object(), place, hint);
    for (Value.Call step : changed.steps()) {
      arrangement.add(calls.step(object, step).text() + ";");
    }
    return object;
  }

  private static boolean needsVariable(Value value) {
    if (value instanceof Value.Literal literal) {
      return literal.value() instanceof String text && text.length() > StringText.LONG;
    }
    return value instanceof Value.Changed
        || value instanceof Value.Array array && ArrayText.needsStatements(array)
        || value instanceof Value.Collected collected && CollectionText.needsStatements(collected)
        || value instanceof Value.Lambda lambda && LambdaText.needsStatements(lambda);
  }

  /** Whether it calls something or has many parts. */
  private static boolean isCompound(Value value) {
    if (value instanceof Value.Array array) {
      return array.elements().size() > 5 || !array.elements().stream().allMatch(Expressions::flat);
    }
    if (value instanceof Value.Collected collected) {
      return !collected.elements().isEmpty();
    }
    return value instanceof Value.Call || value instanceof Value.Changed;
  }

  private static boolean flat(Value value) {
    return value instanceof Value.Literal literal
        ? !(literal.value() instanceof String text) || text.length() <= 20
        : value instanceof Value.Constant || value instanceof Value.ClassLiteral;
  }
}
