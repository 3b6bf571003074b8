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
final class Generics {
  private final ClassHierarchy hierarchy;

  Generics(ClassHierarchy hierarchy) {
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
    var parser = new SignatureParser(method.signature, variables);
    parser.formals();
    List<TypeUse> written = parser.parameters();
    // Compilers leave out of signatures what they added themselves, which comes first.
    int added = erased.size() - written.size();
    for (int i = Math.max(0, added); i < erased.size(); i++) {
      erased.set(i, narrower(written.get(i - added), erased.get(i)));
    }
    return erased;
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
