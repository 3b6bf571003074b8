package dev.quarry.testgen.source;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodId;
import dev.quarry.program.MethodShape;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.program.hierarchy.MethodResolution;
import dev.quarry.testgen.recipe.CallKind;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodNode;

/** Looks up what is called, with the eyes of the compiler. */
final class CalleeLookup {
  private final ClassHierarchy hierarchy;
  private final MethodResolution resolution;

  CalleeLookup(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
    this.resolution = new MethodResolution(hierarchy);
  }

  /**
   * Describes a call.
   *
   * @param on the internal name of the class that the compiler looks into: the receiver's static
   *     type, else the owner
   * @param erased whether it is called through a raw type, so that type arguments don't matter
   */
  Callee of(MethodId id, CallKind kind, String on, boolean erased) {
    Optional<MethodNode> node = node(id);
    @Nullable String signature = node.map(n -> n.signature).orElse(null);
    List<String> types = Callee.types(id.descriptor());
    String result =
        kind == CallKind.CONSTRUCTOR
            ? "L" + id.ownerInternal() + ";"
            : Type.getReturnType(id.descriptor()).getDescriptor();
    String generic = signature == null ? result : Signatures.result(signature);
    boolean closed = !erased && kind != CallKind.CONSTRUCTOR && Signatures.isClosed(generic);
    return new Callee(
        id.name(),
        on,
        kind,
        places(types, erased ? null : signature),
        erased || signature == null ? types : generics(types, signature),
        signature == null ? Map.of() : Signatures.parameters(signature),
        result,
        closed && generic.contains("<") ? generic : null,
        rivals(id, on, types.size()),
        node.filter(n -> (n.access & Opcodes.ACC_VARARGS) != 0).isPresent(),
        !erased && kind != CallKind.CONSTRUCTOR && !Signatures.isClosed(generic),
        node.map(n -> n.exceptions).map(List::copyOf).orElse(List.of()));
  }

  /** Whether a declared exception has to be declared by who calls. */
  boolean isChecked(String exception) {
    return !hierarchy.isSubtype(exception, "java/lang/RuntimeException")
        && !hierarchy.isSubtype(exception, "java/lang/Error");
  }

  /** The method that a lambda of this interface implements. */
  Optional<MethodShape> functional(String internal) {
    for (String type : hierarchy.supertypes(internal)) {
      for (MethodShape method : methods(type)) {
        if (method.isAbstract() && !isOfObject(method) && isOpen(internal, method)) {
          return Optional.of(method);
        }
      }
    }
    return Optional.empty();
  }

  /** The generic signature of a method, if it has one. */
  @Nullable String signature(MethodId id) {
    return node(id).map(node -> node.signature).orElse(null);
  }

  /** The names of the type parameters of a class. */
  List<String> typeParameters(String internal) {
    return hierarchy
        .find(internal)
        .map(file -> file.header().signature)
        .map(signature -> List.copyOf(Signatures.parameters(signature).keySet()))
        .orElse(List.of());
  }

  /** Whether no interface further down has given it a body. */
  private boolean isOpen(String internal, MethodShape method) {
    return resolution
        .resolve(internal, method.id().name(), method.id().descriptor())
        .map(MethodShape::isAbstract)
        .orElse(true);
  }

  private boolean isOfObject(MethodShape method) {
    return hierarchy
        .find("java/lang/Object")
        .flatMap(object -> object.method(method.id().name(), method.id().descriptor()))
        .isPresent();
  }

  /** Signatures leave out what the compiler adds in front, such as the object around. */
  private static List<String> generics(List<String> types, String signature) {
    List<String> declared = Signatures.arguments(signature);
    List<String> all = new ArrayList<>(types.subList(0, types.size() - declared.size()));
    all.addAll(declared);
    return all;
  }

  private static List<ExpressionPlace> places(List<String> types, @Nullable String signature) {
    List<ExpressionPlace> places = new ArrayList<>();
    List<String> generic = signature == null ? types : generics(types, signature);
    for (int i = 0; i < types.size(); i++) {
      places.add(new ExpressionPlace(types.get(i), demand(generic.get(i), signature), false));
    }
    return places;
  }

  /** The generic type where it can stand in the way; null where any type argument will do. */
  private static @Nullable String demand(String type, @Nullable String signature) {
    if (signature == null || Signatures.isClosed(type) && !type.contains("<")) {
      return null;
    }
    Map<String, List<String>> variables = Signatures.parameters(signature);
    if (isVariable(type)) {
      String name = type.substring(type.indexOf('T') + 1, type.length() - 1);
      List<String> bounds = variables.getOrDefault(name, List.of("<"));
      return bounds.stream().anyMatch(bound -> bound.contains("<")) ? type : null;
    }
    return Signatures.typeArguments(type).stream().allMatch(a -> isFree(a, signature, variables))
        ? null
        : type;
  }

  private static boolean isVariable(String type) {
    return type.replace("[", "").startsWith("T");
  }

  private static boolean isFree(
      String argument, String signature, Map<String, List<String>> variables) {
    if (argument.equals("*")) {
      return true;
    }
    String bare = argument.startsWith("+") ? argument.substring(1) : argument;
    if (!bare.startsWith("T")) {
      return false;
    }
    String name = bare.substring(1, bare.length() - 1);
    String parameters = signature.substring(signature.indexOf('('), signature.indexOf(')'));
    return List.of("Ljava/lang/Object;").equals(variables.get(name))
        && Signatures.occurrences(parameters, name) == 1;
  }

  private Set<List<String>> rivalSet(MethodId id, String on, int count) {
    Set<List<String>> rivals = new LinkedHashSet<>();
    boolean constructor = id.name().equals("<init>");
    List<String> homes = constructor ? List.of(on) : hierarchy.supertypes(on);
    for (String home : homes) {
      for (MethodShape method : methods(home)) {
        List<String> types = Callee.types(method.id().descriptor());
        if (method.id().name().equals(id.name())
            && types.size() == count
            && !method.isSynthetic()
            && !method.isPrivate()) {
          rivals.add(types);
        }
      }
    }
    rivals.remove(Callee.types(id.descriptor()));
    return rivals;
  }

  private List<List<String>> rivals(MethodId id, String on, int count) {
    return List.copyOf(rivalSet(id, on, count));
  }

  private List<MethodShape> methods(String type) {
    return hierarchy.find(type).map(ClassFile::methods).orElse(List.of());
  }

  private Optional<MethodNode> node(MethodId id) {
    return resolution
        .resolve(id.ownerInternal(), id.name(), id.descriptor())
        .flatMap(shape -> hierarchy.find(shape.id().ownerInternal()))
        .flatMap(
            file ->
                file.header().methods.stream()
                    .filter(m -> m.name.equals(id.name()) && m.desc.equals(id.descriptor()))
                    .findFirst());
  }
}
