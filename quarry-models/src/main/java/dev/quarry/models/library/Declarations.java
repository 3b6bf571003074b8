package dev.quarry.models.library;

import dev.quarry.expr.Expr;
import dev.quarry.expr.OpaqueSymbol;
import dev.quarry.expr.eval.JdkFunctions;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Type;

/**
 * Where a family of models is declared: static methods of one class, or instance methods. A
 * signature is a name and a descriptor, as in {@code abs(I)I}.
 */
final class Declarations {
  private final Table table;
  private final String owner;
  private final boolean isStatic;

  Declarations(Table table, String owner, boolean isStatic) {
    this.table = table;
    this.owner = owner;
    this.isStatic = isStatic;
  }

  /** A method that returns a value and does nothing else. */
  ModelEntry exact(String signature, ModelEntry.Term result) {
    return effect(signature, (t, a) -> Effect.returning(result.of(t, a)));
  }

  /** A constructor or a void method that gives its receiver a content. */
  ModelEntry sets(String signature, ModelEntry.Term content) {
    return effect(signature, (t, a) -> Effect.none().leaving(content.of(t, a)));
  }

  /** A method that gives its receiver a content and returns it. */
  ModelEntry chained(String signature, ModelEntry.Term content) {
    return effect(signature, (t, a) -> Effect.returningArgument(0).leaving(content.of(t, a)));
  }

  /** A method that does something else. */
  ModelEntry effect(String signature, ModelBody body) {
    return declare(signature, Precision.EXACT, body);
  }

  /** A method that can only be run. */
  ModelEntry opaque(String signature) {
    return opaque(signature, (t, a) -> run(signature, t, a));
  }

  /** A method whose result contains a call that can only be run, whatever the arguments. */
  ModelEntry opaque(String signature, ModelEntry.Term result) {
    return declare(signature, Precision.OPAQUE, (t, a) -> Effect.returning(result.of(t, a)));
  }

  /** A method that is opaque only for some arguments, given in terms of its run result. */
  Expr run(String signature, TermBuilder t, ModelledArguments a) {
    LibraryMethod method = method(signature);
    List<Expr> arguments = new ArrayList<>();
    List<Type> types = method.argumentTypes();
    for (int i = 0; i < types.size(); i++) {
      boolean isBoolean = types.get(i).getSort() == Type.BOOLEAN;
      arguments.add(isBoolean ? t.truth(a.get(i)) : a.get(i));
    }
    return t.call(symbol(signature), arguments);
  }

  /** The name under which the method itself can be run. */
  OpaqueSymbol symbol(String signature) {
    int parenthesis = signature.indexOf('(');
    String name = signature.substring(0, parenthesis);
    String descriptor = signature.substring(parenthesis);
    String dotted = owner.replace('/', '.');
    return isStatic
        ? JdkFunctions.symbol(dotted, name, descriptor)
        : JdkFunctions.instanceSymbol(dotted, name, descriptor);
  }

  private ModelEntry declare(String signature, Precision precision, ModelBody body) {
    return table.add(new ModelEntry(method(signature), precision, body));
  }

  private LibraryMethod method(String signature) {
    int parenthesis = signature.indexOf('(');
    return new LibraryMethod(
        owner, signature.substring(0, parenthesis), signature.substring(parenthesis), isStatic);
  }
}
