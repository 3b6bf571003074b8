package dev.quarry.testgen.source;

import dev.quarry.program.MethodId;
import dev.quarry.program.MethodShape;
import dev.quarry.testgen.recipe.Value;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/** Objects of functional interfaces, which return what they are told to. */
final class LambdaText {
  private final Expressions expressions;
  private final TypeText types;
  private final CalleeLookup callees;
  private final Fitting fitting;

  LambdaText(Expressions expressions, TypeText types, CalleeLookup callees, Fitting fitting) {
    this.expressions = expressions;
    this.types = types;
    this.callees = callees;
    this.fitting = fitting;
  }

  static boolean needsStatements(Value.Lambda lambda) {
    return lambda.results().stream().distinct().count() > 1
        || lambda.results().stream().anyMatch(LambdaText::isMade);
  }

  Written inline(Value.Lambda lambda, ExpressionPlace place) {
    Written written = lambda(lambda, place);
    boolean knowsType = place.type().equals(lambda.type());
    return knowsType && isAssured(lambda, place)
        ? written
        : written.cast(types.of(lambda.type()), lambda.type());
  }

  Written variable(Value.Lambda lambda, ExpressionPlace place, String hint) {
    Written written = lambda(lambda, place);
    @Nullable String wanted = place.signature();
    boolean generic =
        wanted != null
            && place.type().equals(lambda.type())
            && Signatures.isClosed(wanted)
            && isAssured(lambda, place);
    String type = generic && wanted != null ? types.ofSignature(wanted) : types.of(lambda.type());
    String name = expressions.arrangement().declare(type, hint, written.text());
    Written variable = Written.primary(name, lambda.type());
    return generic ? variable.withSignature(wanted) : variable.asRaw();
  }

  private Written lambda(Value.Lambda lambda, ExpressionPlace place) {
    Optional<MethodShape> method = callees.functional(internal(lambda));
    String descriptor = method.map(MethodShape::id).map(MethodId::descriptor).orElse("()V");
    List<String> names =
        expressions.arrangement().scope().lambdaNames(Type.getArgumentTypes(descriptor).length);
    String head = names.size() == 1 ? names.get(0) : "(" + String.join(", ", names) + ")";
    ExpressionPlace erased = ExpressionPlace.of(Type.getReturnType(descriptor).getDescriptor());
    ExpressionPlace result =
        method
            .filter(found -> isAssured(lambda, place))
            .flatMap(found -> result(found, place))
            .orElse(erased);
    String body = body(lambda, result);
    return new Written(head + " -> " + body, Written.Form.LAMBDA, null, null, false);
  }

  /** What the method returns where the lambda stands, if it returns a type argument. */
  private Optional<ExpressionPlace> result(MethodShape method, ExpressionPlace place) {
    @Nullable String wanted = place.signature();
    @Nullable String signature = callees.signature(method.id());
    if (wanted == null || signature == null || !Signatures.isClosed(wanted)) {
      return Optional.empty();
    }
    int index =
        callees
            .typeParameters(method.id().ownerInternal())
            .indexOf(Signatures.result(signature).replaceAll("^T|;$", ""));
    List<String> arguments = Signatures.typeArguments(wanted);
    return Optional.of(arguments)
        .filter(all -> index >= 0 && index < all.size())
        .map(all -> Signatures.bound(all.get(index)))
        .filter(type -> type.startsWith("L"))
        .map(
            type ->
                new ExpressionPlace(
                    "L" + Signatures.erased(type) + ";", type.contains("<") ? type : null, false));
  }

  private String body(Value.Lambda lambda, ExpressionPlace place) {
    String result = place.type();
    if (result.equals("V")) {
      return "{}";
    }
    List<Value> results = lambda.results();
    if (results.isEmpty()) {
      return BoxClasses.defaultText(result);
    }
    if (results.stream().distinct().count() > 1) {
      return oneAfterTheOther(results, place);
    }
    return fitted(results.get(0), place).text();
  }

  /** The last one again and again. */
  private String oneAfterTheOther(List<Value> results, ExpressionPlace place) {
    Arrangement arrangement = expressions.arrangement();
    List<String> texts = results.stream().map(value -> fitted(value, place).text()).toList();
    String calls = arrangement.declare("int[]", "calls", "{0}");
    String all =
        arrangement.declare(
            types.of("[" + place.type()), "results", "{" + String.join(", ", texts) + "}");
    String math = types.name("java/lang/Math");
    return all + "[" + math + ".min(" + calls + "[0]++, " + all + ".length - 1)]";
  }

  /** Objects are made once, outside, where exceptions may be thrown too. */
  private Written fitted(Value value, ExpressionPlace place) {
    Written written =
        isMade(value)
            ? expressions.variable(value, place, "result")
            : expressions.nested(value, place);
    return fitting.fit(place, written);
  }

  /** Whether the compiler will find that the results are of the type that the place wants. */
  private boolean isAssured(Value.Lambda lambda, ExpressionPlace place) {
    @Nullable String wanted = place.signature();
    if (wanted == null || lambda.results().stream().allMatch(LambdaText::isNull)) {
      return true;
    }
    Optional<MethodShape> method = callees.functional(internal(lambda));
    @Nullable String signature = method.map(m -> callees.signature(m.id())).orElse(null);
    if (signature == null || !Signatures.result(signature).startsWith("T")) {
      return true;
    }
    List<String> arguments = Signatures.typeArguments(wanted);
    return lambda.results().stream()
        .allMatch(
            value ->
                isNull(value)
                    || arguments.contains(natural(value))
                    || isMade(value) && arguments.stream().anyMatch(one -> isOf(one, value)));
  }

  /** Whether a made value will have been declared with a type argument. */
  private static boolean isOf(String argument, Value value) {
    String type = Signatures.bound(argument);
    return type.startsWith("L") && ("L" + Signatures.erased(type) + ";").equals(value.type());
  }

  private static String natural(Value value) {
    return value instanceof Value.Literal literal && literal.value() != null
        ? "L" + literal.value().getClass().getName().replace('.', '/') + ";"
        : value.type();
  }

  private static boolean isMade(Value value) {
    return value instanceof Value.Call
        || value instanceof Value.Changed
        || value instanceof Value.Collected
        || value instanceof Value.Array;
  }

  private static boolean isNull(Value value) {
    return value instanceof Value.Literal literal && literal.value() == null;
  }

  private static String internal(Value.Lambda lambda) {
    return Type.getType(lambda.type()).getInternalName();
  }
}
