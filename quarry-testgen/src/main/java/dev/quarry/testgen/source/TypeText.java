package dev.quarry.testgen.source;

import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.testgen.recipe.Value;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/** Types as one file writes them. */
final class TypeText {
  private final ClassHierarchy hierarchy;
  private final ClassNames names;
  private final Imports imports;
  private final Library library;
  private boolean raw;

  TypeText(ClassHierarchy hierarchy, ClassNames names, Imports imports, int release) {
    this.hierarchy = hierarchy;
    this.names = names;
    this.imports = imports;
    this.library = new Library(release, imports);
  }

  Imports imports() {
    return imports;
  }

  /** What the file may use of the JDK. */
  Library library() {
    return library;
  }

  /** Whether a generic class was written without its type arguments. */
  boolean hasRaw() {
    return raw;
  }

  /** A class as a qualifier, in {@code new Foo<>} or in {@code Foo.class}. */
  String name(String internal) {
    return imports.name(internal);
  }

  /** A descriptor as a type of variables, casts and the like. */
  String of(String descriptor) {
    Type type = Type.getType(descriptor);
    if (type.getSort() == Type.ARRAY) {
      return of(type.getElementType().getDescriptor()) + "[]".repeat(type.getDimensions());
    }
    if (type.getSort() != Type.OBJECT) {
      return type.getClassName();
    }
    raw |= isGeneric(type.getInternalName());
    return imports.name(type.getInternalName());
  }

  /** A generic type without type variables. */
  String ofSignature(String signature) {
    return switch (signature.charAt(0)) {
      case '*' -> "?";
      case '+' -> "? extends " + ofSignature(signature.substring(1));
      case '-' -> "? super " + ofSignature(signature.substring(1));
      case '[' -> ofSignature(signature.substring(1)) + "[]";
      case 'L' -> ofClass(signature);
      default -> of(signature);
    };
  }

  /** {@code Foo.class} of a descriptor. */
  String classLiteral(String descriptor) {
    Type type = Type.getType(descriptor);
    Type element = type.getSort() == Type.ARRAY ? type.getElementType() : type;
    int dimensions = type.getSort() == Type.ARRAY ? type.getDimensions() : 0;
    String name =
        element.getSort() == Type.OBJECT
            ? imports.name(element.getInternalName())
            : element.getClassName();
    return name + "[]".repeat(dimensions) + ".class";
  }

  /** Whether the class has type parameters. */
  boolean isGeneric(String internal) {
    return hierarchy
        .find(internal)
        .map(file -> file.header().signature)
        .filter(signature -> signature.startsWith("<"))
        .isPresent();
  }

  /** Whether this file may name the type with that descriptor. */
  boolean isAccessible(String descriptor) {
    Type type = Type.getType(descriptor);
    Type element = type.getSort() == Type.ARRAY ? type.getElementType() : type;
    return element.getSort() != Type.OBJECT
        || names.isAccessible(element.getInternalName(), imports.home());
  }

  /** Whether a value of one type needs no conversion to be of the other; descriptors. */
  boolean isSubtype(String lower, String upper) {
    if (lower.equals(upper)) {
      return true;
    }
    boolean references = lower.length() > 1 && upper.length() > 1;
    return references
        && hierarchy.isSubtype(
            Type.getType(lower).getInternalName(), Type.getType(upper).getInternalName());
  }

  /** The generic type of a static field, if it has one without type variables. */
  @Nullable String fieldSignature(Value.Constant constant) {
    return hierarchy
        .find(constant.owner())
        .flatMap(
            file ->
                file.header().fields.stream()
                    .filter(field -> field.name.equals(constant.field()))
                    .map(field -> field.signature)
                    .filter(Objects::nonNull)
                    .filter(Signatures::isClosed)
                    .findFirst())
        .orElse(null);
  }

  private String ofClass(String signature) {
    String internal = Signatures.erased(signature);
    List<String> arguments = Signatures.typeArguments(signature);
    if (arguments.isEmpty()) {
      return of("L" + internal + ";");
    }
    return arguments.stream()
        .map(this::ofSignature)
        .collect(Collectors.joining(", ", imports.name(internal) + "<", ">"));
  }
}
