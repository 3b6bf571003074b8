package dev.quarry.testgen.source;

import dev.quarry.testgen.recipe.CallKind;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/**
 * What the class file says about a constructor or method that is called.
 *
 * @param name as called; of a constructor, {@code <init>}
 * @param owner the internal name of the class it is called on
 * @param kind how
 * @param places one per parameter of the descriptor; types only
 * @param generics their generic types, or else their types
 * @param variables its own type parameters with their bounds
 * @param result the descriptor of what comes out; of a constructor, its class
 * @param resultSignature its generic type, if it has one without type variables
 * @param rivals parameter types of the other methods of that name and number of parameters
 * @param varargs whether the last parameter is declared with dots
 * @param freshResult whether the result's type is for the compiler to infer
 * @param exceptions internal names of what it declares to throw
 */
record Callee(
    String name,
    String owner,
    CallKind kind,
    List<ExpressionPlace> places,
    List<String> generics,
    Map<String, List<String>> variables,
    String result,
    @Nullable String resultSignature,
    List<List<String>> rivals,
    boolean varargs,
    boolean freshResult,
    List<String> exceptions) {

  static List<String> types(String descriptor) {
    return Arrays.stream(Type.getArgumentTypes(descriptor)).map(Type::getDescriptor).toList();
  }

  boolean isConstructor() {
    return kind == CallKind.CONSTRUCTOR;
  }

  boolean hasReceiver() {
    return kind == CallKind.VIRTUAL || kind == CallKind.INTERFACE;
  }
}
