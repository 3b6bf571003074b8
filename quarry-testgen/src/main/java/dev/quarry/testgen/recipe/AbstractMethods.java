package dev.quarry.testgen.recipe;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodId;
import dev.quarry.program.MethodShape;
import dev.quarry.program.Names;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.program.hierarchy.MethodResolution;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

/** The methods that a class would have to implement to stand for an interface or abstract class. */
final class AbstractMethods {
  private static final int NOT_INHERITED = Opcodes.ACC_STATIC | Opcodes.ACC_PRIVATE;

  private final ClassHierarchy hierarchy;
  private final GenericTypes generics;
  private final MethodResolution resolution;

  AbstractMethods(ClassHierarchy hierarchy, GenericTypes generics) {
    this.hierarchy = hierarchy;
    this.generics = generics;
    this.resolution = new MethodResolution(hierarchy);
  }

  /**
   * One of them.
   *
   * @param method how it is written
   * @param header of the declaration that says most
   * @param result what it returns, with type variables replaced
   */
  record Open(StubMethod method, MethodNode header, TypeUse result) {}

  /**
   * All of them.
   *
   * @param type an interface or abstract class
   * @param use with the type arguments
   * @param home the package of the class that implements them, with slashes
   * @return empty if no class of that package can
   */
  Optional<List<Open>> of(ClassFile type, TypeUse use, String home) {
    Map<String, Map<String, TypeUse>> bindings = generics.bindings(type, use);
    Map<String, Open> open = new LinkedHashMap<>();
    for (String name : hierarchy.supertypes(type.name())) {
      ClassFile owner = hierarchy.find(name).orElse(null);
      if (owner == null) {
        return Optional.empty();
      }
      for (MethodNode method : owner.header().methods) {
        if (isOpen(type, method)) {
          if (!isInherited(method, owner, home)) {
            return Optional.empty();
          }
          add(owner, method, bindings.getOrDefault(name, Map.of()), open);
        }
      }
    }
    return Optional.of(List.copyOf(open.values()));
  }

  private void add(
      ClassFile owner, MethodNode method, Map<String, TypeUse> variables, Map<String, Open> open) {
    List<TypeUse> parameters = generics.parameters(method, variables);
    TypeUse result = generics.result(method, variables);
    if (method.signature != null && method.signature.startsWith("<")) {
      // A method may be implemented by its erasure, and its own type variables have no other name.
      parameters = parameters.stream().map(type -> TypeUse.of(type.descriptor())).toList();
      result = TypeUse.of(result.descriptor());
    }
    StringBuilder key = new StringBuilder(method.name);
    parameters.forEach(type -> key.append(type.descriptor()));
    Open known = open.get(key.toString());
    if (known != null) {
      open.put(key.toString(), bridged(known, method.desc));
      return;
    }
    StubMethod stub =
        new StubMethod(
            MethodId.ofInternal(owner.name(), method.name, method.desc),
            List.of(),
            visibility(method.access),
            parameters.stream().map(TypeUse::signature).toList(),
            result.signature());
    open.put(key.toString(), new Open(stub, method, result));
  }

  private static Open bridged(Open known, String descriptor) {
    StubMethod method = known.method();
    if (method.id().descriptor().equals(descriptor) || method.bridged().contains(descriptor)) {
      return known;
    }
    List<String> bridged = new ArrayList<>(method.bridged());
    bridged.add(descriptor);
    StubMethod more =
        new StubMethod(
            method.id(), bridged, method.visibility(), method.parameters(), method.result());
    return new Open(more, known.header(), known.result());
  }

  /** Whether it has no body anywhere. */
  private boolean isOpen(ClassFile type, MethodNode method) {
    return (method.access & Opcodes.ACC_ABSTRACT) != 0
        && (method.access & NOT_INHERITED) == 0
        && !isOfObject(method)
        && resolution
            .resolve(type.name(), method.name, method.desc)
            .map(MethodShape::isAbstract)
            .orElse(true);
  }

  private boolean isOfObject(MethodNode method) {
    return hierarchy
        .find("java/lang/Object")
        .flatMap(object -> object.method(method.name, method.desc))
        .isPresent();
  }

  private static boolean isInherited(MethodNode method, ClassFile owner, String home) {
    return !visibility(method.access).isEmpty() || Names.packageOf(owner.name()).equals(home);
  }

  private static String visibility(int access) {
    if ((access & Opcodes.ACC_PUBLIC) != 0) {
      return "public";
    }
    return (access & Opcodes.ACC_PROTECTED) != 0 ? "protected" : "";
  }
}
