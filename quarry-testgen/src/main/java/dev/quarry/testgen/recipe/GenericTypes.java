package dev.quarry.testgen.recipe;

import dev.quarry.program.ClassFile;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodNode;

/** Types with their arguments, as far as class files tell. */
final class GenericTypes {
  private final ClassHierarchy hierarchy;

  GenericTypes(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /** What the type parameters of a class stand for in one of its uses; else their bounds. */
  Map<String, TypeUse> variables(ClassFile owner, TypeUse use) {
    String signature = owner.header().signature;
    if (signature == null) {
      return Map.of();
    }
    Map<String, TypeUse> bounds = new SignatureParser(signature, Map.of()).formals();
    if (bounds.size() != use.arguments().size()) {
      return bounds;
    }
    Map<String, TypeUse> bound = new LinkedHashMap<>();
    int index = 0;
    for (Map.Entry<String, TypeUse> formal : bounds.entrySet()) {
      bound.put(formal.getKey(), narrower(use.argument(index++), formal.getValue()));
    }
    return bound;
  }

  /** The parameter types of a method; as many as its descriptor has. */
  List<TypeUse> parameters(MethodNode method, Map<String, TypeUse> variables) {
    List<TypeUse> erased = new ArrayList<>();
    for (Type type : Type.getArgumentTypes(method.desc)) {
      erased.add(TypeUse.of(type.getDescriptor()));
    }
    if (method.signature == null) {
      return erased;
    }
    return parameters(method, variables, erased, Map.of());
  }

  /**
   * The parameter types of a factory, whose own type variables are known by what it has to give:
   * {@code Optional.of(T)} takes an {@code Account} where an {@code Optional<Account>} is wanted.
   */
  List<TypeUse> parameters(MethodNode method, Map<String, TypeUse> variables, TypeUse wanted) {
    List<TypeUse> erased = parameters(method, variables);
    return method.signature == null
        ? erased
        : parameters(method, variables, new ArrayList<>(erased), inferred(method, wanted));
  }

  /** By position: as far as the result's arguments are type variables of the method. */
  private static Map<String, TypeUse> inferred(MethodNode method, TypeUse wanted) {
    String result = method.signature.substring(method.signature.indexOf(')') + 1);
    Map<String, TypeUse> inferred = new LinkedHashMap<>();
    int open = result.indexOf('<');
    if (!method.signature.startsWith("<") || open < 0 || !result.endsWith(">;")) {
      return inferred;
    }
    int index = 0;
    for (String argument : result.substring(open + 1, result.length() - 2).split(";", -1)) {
      if (argument.startsWith("T") && index < wanted.arguments().size()) {
        inferred.put(argument.substring(1), wanted.argument(index));
      }
      index++;
    }
    return inferred;
  }

  private List<TypeUse> parameters(
      MethodNode method,
      Map<String, TypeUse> variables,
      List<TypeUse> erased,
      Map<String, TypeUse> own) {
    var parser = new SignatureParser(method.signature, variables);
    parser.formals();
    parser.bind(own);
    List<TypeUse> written = parser.parameters();
    // Compilers leave out of signatures what they added themselves, which comes first.
    int added = erased.size() - written.size();
    for (int i = Math.max(0, added); i < erased.size(); i++) {
      erased.set(i, narrower(written.get(i - added), erased.get(i)));
    }
    return erased;
  }

  /** What a method returns. */
  TypeUse result(MethodNode method, Map<String, TypeUse> variables) {
    TypeUse erased = TypeUse.of(Type.getReturnType(method.desc).getDescriptor());
    if (method.signature == null || erased.descriptor().equals("V")) {
      return erased;
    }
    var parser = new SignatureParser(method.signature, variables);
    parser.formals();
    parser.parameters();
    return narrower(parser.result(), erased);
  }

  /**
   * What the type parameters of a type and of all its supertypes stand for in one of its uses, by
   * the internal names of the types.
   */
  Map<String, Map<String, TypeUse>> bindings(ClassFile type, TypeUse use) {
    Map<String, Map<String, TypeUse>> bindings = new LinkedHashMap<>();
    bind(type, use, bindings);
    return bindings;
  }

  private void bind(ClassFile type, TypeUse use, Map<String, Map<String, TypeUse>> bindings) {
    Map<String, TypeUse> variables = variables(type, use);
    if (bindings.putIfAbsent(type.name(), variables) != null) {
      return;
    }
    for (TypeUse above : supertypes(type, variables)) {
      hierarchy.find(above.internalName()).ifPresent(file -> bind(file, above, bindings));
    }
  }

  private static List<TypeUse> supertypes(ClassFile type, Map<String, TypeUse> variables) {
    List<TypeUse> above = new ArrayList<>();
    String signature = type.header().signature;
    if (signature != null) {
      SignatureParser parser = new SignatureParser(signature, Map.of());
      parser.formals();
      parser.bind(variables);
      for (int i = 0; i <= type.header().interfaces.size(); i++) {
        above.add(parser.type());
      }
      return above;
    }
    if (type.header().superName != null) {
      above.add(TypeUse.ofInternal(type.header().superName));
    }
    type.header().interfaces.forEach(name -> above.add(TypeUse.ofInternal(name)));
    return above;
  }

  /** A type by its descriptor and, if there is one, its signature. */
  TypeUse type(String descriptor, @Nullable String signature) {
    TypeUse erased = TypeUse.of(descriptor);
    return signature == null
        ? erased
        : narrower(new SignatureParser(signature, Map.of()).type(), erased);
  }

  /** The first if it is a subtype of the second, as it should be. */
  private TypeUse narrower(TypeUse wanted, TypeUse erased) {
    if (wanted.descriptor().equals(erased.descriptor())) {
      return wanted;
    }
    boolean fits =
        !wanted.isPrimitive()
            && !erased.isPrimitive()
            && hierarchy.isSubtype(wanted.internalName(), erased.internalName());
    return fits ? wanted : erased;
  }
}
