package dev.quarry.testgen.source;

import dev.quarry.testgen.recipe.CallKind;
import dev.quarry.testgen.recipe.Value;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Type;

/** Objects of interfaces and abstract classes as anonymous classes. */
final class StubText {
  private final Expressions expressions;
  private final TypeText types;
  private final Fitting fitting;

  StubText(Expressions expressions, TypeText types, Fitting fitting) {
    this.expressions = expressions;
    this.types = types;
    this.fitting = fitting;
  }

  /** A variable that holds it. */
  Written variable(Value.Stub stub, String hint) {
    List<List<String>> methods = new ArrayList<>();
    List<String> fields = new ArrayList<>();
    for (Value.Told told : stub.methods()) {
      methods.add(method(told, fields));
    }
    String type = types.ofSignature(stub.signature());
    Arrangement arrangement = expressions.arrangement();
    String arguments = arguments(stub);
    StringBuilder text = new StringBuilder();
    String name = arrangement.scope().name(hint);
    text.append(type).append(' ').append(name).append(" =\n");
    text.append("    new ").append(type).append('(').append(arguments).append(") {");
    fields.forEach(field -> text.append("\n      ").append(field));
    boolean isFirst = fields.isEmpty();
    for (List<String> method : methods) {
      text.append(isFirst ? "" : "\n");
      isFirst = false;
      method.forEach(line -> text.append("\n      ").append(line));
    }
    text.append("\n    };");
    arrangement.add(text.toString());
    Written variable = Written.primary(name, stub.type());
    return stub.signature().equals(stub.type())
        ? variable
        : variable.withSignature(stub.signature());
  }

  private String arguments(Value.Stub stub) {
    Type[] parameters = Type.getArgumentTypes(stub.constructor().descriptor());
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < parameters.length; i++) {
      ExpressionPlace place = ExpressionPlace.of(parameters[i].getDescriptor()).exactly();
      texts.add(fitting.fit(place, expressions.nested(stub.arguments().get(i), place)).text());
    }
    return String.join(", ", texts);
  }

  private List<String> method(Value.Told told, List<String> fields) {
    List<String> lines = new ArrayList<>();
    List<String> names =
        expressions.arrangement().scope().lambdaNames(told.method().parameters().size());
    List<String> parameters = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      parameters.add(types.ofSignature(told.method().parameters().get(i)) + " " + names.get(i));
    }
    String visibility = told.method().visibility();
    String head =
        (visibility.isEmpty() ? "" : visibility + " ")
            + types.ofSignature(told.method().result())
            + " "
            + told.method().id().name()
            + "("
            + String.join(", ", parameters)
            + ")";
    lines.add("@Override");
    if (told.exception().isPresent()) {
      // The head says what it throws: the compiler would not let it be thrown otherwise.
      lines.add(head + " throws " + types.of(told.exception().get().type()) + " {");
      lines.add(
          "  throw "
              + written(told.exception().get(), ExpressionPlace.of(told.exception().get().type()))
              + ";");
      lines.add("}");
      return lines;
    }
    if (told.results().isEmpty()) {
      lines.add(head + " {}");
      return lines;
    }
    lines.add(head + " {");
    body(told, fields).forEach(line -> lines.add("  " + line));
    lines.add("}");
    return lines;
  }

  /** The last one again and again. */
  private List<String> body(Value.Told told, List<String> fields) {
    String signature = told.method().result();
    String type =
        signature.startsWith("L")
            ? "L" + Signatures.erased(signature) + ";"
            : Type.getReturnType(told.method().id().descriptor()).getDescriptor();
    ExpressionPlace result =
        new ExpressionPlace(type, signature.contains("<") ? signature : null, false);
    List<String> texts = told.results().stream().map(value -> written(value, result)).toList();
    if (texts.stream().distinct().count() == 1) {
      return List.of("return " + texts.get(0) + ";");
    }
    String counter = expressions.arrangement().scope().name(told.method().id().name() + "Calls");
    fields.add("private int " + counter + ";");
    List<String> lines = new ArrayList<>();
    lines.add(counter + "++;");
    for (int i = 0; i < texts.size() - 1; i++) {
      lines.add("if (" + counter + " == " + (i + 1) + ") {");
      lines.add("  return " + texts.get(i) + ";");
      lines.add("}");
    }
    lines.add("return " + texts.get(texts.size() - 1) + ";");
    return lines;
  }

  /** Objects are made once, outside, where exceptions may be thrown too. */
  private String written(Value value, ExpressionPlace place) {
    boolean isPlain =
        value instanceof Value.Literal
            || value instanceof Value.Constant
            || value instanceof Value.ClassLiteral;
    boolean isEmpty =
        value instanceof Value.Call call
            && call.arguments().isEmpty()
            && call.kind() != CallKind.CONSTRUCTOR;
    if (isEmpty) {
      // The compiler infers type arguments from what the method returns.
      return expressions.inline(value, place.erased()).text();
    }
    Written written =
        isPlain
            ? expressions.inline(value, place)
            : expressions.variable(value, place, VariableNames.hint(value.type()));
    return fitting.fit(place, written).text();
  }
}
