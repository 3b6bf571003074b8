package dev.quarry.testgen.source;

import dev.quarry.expr.text.JavaLiterals;
import dev.quarry.testgen.recipe.Value;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Values as expressions of one test. What does not fit into an expression, or would make it hard to
 * read, becomes a variable of the {@link Arrangement}.
 */
final class Expressions {
  private static final Pattern NAMED = Pattern.compile("(-?)([A-Z][a-z]+)(\\.[A-Za-z].*)");

  /** So many elements can be read inside an expression. */
  private static final int MOST_INLINE = 5;

  /** So long can their texts be. */
  private static final int LONGEST_INLINE = 20;

  /** Fewer calls in a row are written one by one. */
  private static final int SHORTEST_LOOP = 3;

  private final TypeText types;
  private final Arrangement arrangement;
  private final boolean generous;
  private final CallText calls;
  private final ArrayText arrays;
  private final CollectionText collections;
  private final LambdaText lambdas;
  private final StubText stubs;

  /** With {@code generous}, everything that is not a mere literal gets a variable. */
  Expressions(
      TypeText types,
      CalleeLookup callees,
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
    this.stubs = new StubText(this, types, fitting);
  }

  Arrangement arrangement() {
    return arrangement;
  }

  CallText calls() {
    return calls;
  }

  /** Inside another expression. */
  Written nested(Value value, ExpressionPlace place) {
    Shape shape = value.accept(new Shaping());
    boolean local = shape == Shape.STATEMENTS || generous && shape == Shape.COMPOUND;
    return local ? variable(value, place, VariableNames.hint(value.type())) : inline(value, place);
  }

  /** As an argument of the call under test, which should not be hidden among preparations. */
  Written argument(Value value, ExpressionPlace place, String hint) {
    boolean local = value.accept(new Shaping()) != Shape.SIMPLE;
    return local ? variable(value, place, hint) : inline(value, place);
  }

  /** A variable that holds the value. */
  Written variable(Value value, ExpressionPlace place, String hint) {
    return value.accept(new Naming(this, place, hint));
  }

  Written inline(Value value, ExpressionPlace place) {
    return value.accept(new Inlining(this, place));
  }

  /** Calls whose results nobody looks at; equal ones in a row become a loop. */
  void steps(List<Value.Call> steps, Function<Value.Call, Written> call) {
    for (int i = 0; i < steps.size(); ) {
      Value.Call step = steps.get(i);
      int times = times(steps, i);
      String text = call.apply(step).text() + ";";
      arrangement.add(
          times == 1
              ? text
              : "for (int %1$s = 0; %1$s < %2$d; %1$s++) {\n  %3$s\n}"
                  .formatted(arrangement.scope().inner("i"), times, text));
      i += times;
    }
  }

  /** How often a call is made from here on; once, if it is no loop. */
  private static int times(List<Value.Call> steps, int first) {
    Value.Call step = steps.get(first);
    // What is made in the arguments would be one object for all rounds.
    boolean isPlain =
        step.arguments().stream().allMatch(one -> one.accept(new Shaping()) == Shape.SIMPLE);
    int end = first;
    while (end < steps.size() && steps.get(end).equals(step)) {
      end++;
    }
    return isPlain && end - first >= SHORTEST_LOOP ? end - first : 1;
  }

  /** A variable for a value of each kind. */
  private record Naming(Expressions text, ExpressionPlace place, String hint)
      implements Value.Visitor<Written> {
    @Override
    public Written literal(Value.Literal literal) {
      return plainly(literal);
    }

    @Override
    public Written classLiteral(Value.ClassLiteral literal) {
      return plainly(literal);
    }

    @Override
    public Written same(Value.Same same) {
      return text.inline(same, place);
    }

    @Override
    public Written constant(Value.Constant constant) {
      return plainly(constant);
    }

    @Override
    public Written call(Value.Call call) {
      return plainly(call);
    }

    @Override
    public Written changed(Value.Changed changed) {
      Written object = changed.object().accept(this);
      text.steps(changed.steps(), step -> text.calls.step(object, step));
      return object;
    }

    @Override
    public Written array(Value.Array array) {
      return text.arrays.variable(array, hint);
    }

    @Override
    public Written collected(Value.Collected collected) {
      return text.collections.variable(collected, place, hint);
    }

    @Override
    public Written lambda(Value.Lambda lambda) {
      return text.lambdas.variable(lambda, place, hint);
    }

    @Override
    public Written stub(Value.Stub stub) {
      return text.stubs.variable(stub, hint);
    }

    private Written plainly(Value value) {
      return text.calls.variable(value, text.inline(value, place), place, hint);
    }
  }

  /** An expression for a value of each kind. */
  private record Inlining(Expressions text, ExpressionPlace place)
      implements Value.Visitor<Written> {
    @Override
    public Written literal(Value.Literal literal) {
      return text.literal(literal.value());
    }

    @Override
    public Written classLiteral(Value.ClassLiteral literal) {
      String type = BoxClasses.boxed(literal.named());
      return Written.primary(text.types.classLiteral(literal.named()), literal.type())
          .withSignature("Ljava/lang/Class<" + type + ">;");
    }

    @Override
    public Written same(Value.Same same) {
      return text.arrangement.argument(same.argument());
    }

    @Override
    public Written constant(Value.Constant constant) {
      String name = text.types.name(constant.owner()) + "." + constant.field();
      return Written.primary(name, constant.type())
          .withSignature(text.types.fieldSignature(constant));
    }

    @Override
    public Written call(Value.Call call) {
      Written number = BigNumberText.of(call, text.types);
      return number != null ? number : text.calls.inArrangement(call);
    }

    @Override
    public Written changed(Value.Changed changed) {
      return text.variable(changed, place, VariableNames.hint(changed.type()));
    }

    @Override
    public Written array(Value.Array array) {
      return text.arrays.inline(array);
    }

    @Override
    public Written collected(Value.Collected collected) {
      return text.collections.inline(collected, place);
    }

    @Override
    public Written lambda(Value.Lambda lambda) {
      return text.lambdas.inline(lambda, place);
    }

    @Override
    public Written stub(Value.Stub stub) {
      return text.stubs.variable(stub, VariableNames.hint(stub.type()));
    }
  }

  /** A constant for a place that converts it. */
  String plain(Object value) {
    return qualified(JavaLiterals.named(value));
  }

  /** What equals the value; it need not be of the same class. */
  Written expected(Value value) {
    if (value instanceof Value.Collected collected && collections.hasFactory(collected)) {
      return collections.constant(collected);
    }
    return nested(value, ExpressionPlace.of(value.type()));
  }

  private Written literal(@Nullable Object value) {
    if (value == null) {
      return Written.primary("null", null);
    }
    if (value instanceof String text) {
      return StringText.of(text, types.library());
    }
    String text = qualified(JavaLiterals.typed(value));
    Written.Form form =
        text.startsWith("-")
            ? Written.Form.SIGNED
            : text.startsWith("(") ? Written.Form.CAST : Written.Form.PRIMARY;
    return new Written(text, form, BoxClasses.primitiveOf(value), null, false);
  }

  /** {@code Integer.MIN_VALUE} may mean another Integer here. */
  private String qualified(String literal) {
    Matcher matcher = NAMED.matcher(literal);
    return matcher.matches()
        ? matcher.group(1) + types.name("java/lang/" + matcher.group(2)) + matcher.group(3)
        : literal;
  }

  /** What it takes to write a value. */
  private enum Shape {
    /** It is a part of an expression. */
    SIMPLE,
    /** It calls something or has many parts: a variable reads better. */
    COMPOUND,
    /** It has no expression. */
    STATEMENTS
  }

  /** How a value is written best. */
  private static final class Shaping implements Value.Visitor<Shape> {
    @Override
    public Shape literal(Value.Literal literal) {
      return literal.value() instanceof String text && text.length() > StringText.LONG
          ? Shape.STATEMENTS
          : Shape.SIMPLE;
    }

    @Override
    public Shape classLiteral(Value.ClassLiteral literal) {
      return Shape.SIMPLE;
    }

    @Override
    public Shape same(Value.Same same) {
      return Shape.SIMPLE;
    }

    @Override
    public Shape constant(Value.Constant constant) {
      return Shape.SIMPLE;
    }

    @Override
    public Shape call(Value.Call call) {
      return BigNumberText.isNumber(call) ? Shape.SIMPLE : Shape.COMPOUND;
    }

    @Override
    public Shape changed(Value.Changed changed) {
      return Shape.STATEMENTS;
    }

    @Override
    public Shape array(Value.Array array) {
      if (ArrayText.needsStatements(array)) {
        return Shape.STATEMENTS;
      }
      boolean isSimple =
          array.elements().size() <= MOST_INLINE
              && array.elements().stream().allMatch(Shaping::isFlat);
      return isSimple ? Shape.SIMPLE : Shape.COMPOUND;
    }

    @Override
    public Shape collected(Value.Collected collected) {
      if (CollectionText.needsStatements(collected)) {
        return Shape.STATEMENTS;
      }
      return collected.elements().isEmpty() ? Shape.SIMPLE : Shape.COMPOUND;
    }

    @Override
    public Shape lambda(Value.Lambda lambda) {
      return LambdaText.needsStatements(lambda) ? Shape.STATEMENTS : Shape.SIMPLE;
    }

    @Override
    public Shape stub(Value.Stub stub) {
      return Shape.STATEMENTS;
    }

    private static boolean isFlat(Value value) {
      return value instanceof Value.Literal literal
          ? !(literal.value() instanceof String text) || text.length() <= LONGEST_INLINE
          : value instanceof Value.Constant || value instanceof Value.ClassLiteral;
    }
  }
}
