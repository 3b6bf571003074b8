package dev.quarry.testgen.recipe;

import java.util.List;
import org.objectweb.asm.Type;

/**
 * A type as a declaration uses it.
 *
 * @param descriptor its erasure
 * @param arguments type arguments; of an array, those of its elements
 */
record TypeUse(String descriptor, List<TypeUse> arguments) {
  static final String OBJECT_DESCRIPTOR = "Ljava/lang/Object;";
  static final TypeUse OBJECT = new TypeUse(OBJECT_DESCRIPTOR, List.of());

  TypeUse {
    arguments = List.copyOf(arguments);
  }

  /** A type without arguments. */
  static TypeUse of(String descriptor) {
    return new TypeUse(descriptor, List.of());
  }

  static TypeUse ofInternal(String name) {
    return of("L" + name + ";");
  }

  boolean isPrimitive() {
    return descriptor.length() == 1;
  }

  boolean isArray() {
    return descriptor.startsWith("[");
  }

  TypeUse component() {
    return new TypeUse(descriptor.substring(1), arguments);
  }

  TypeUse arrayOf() {
    return new TypeUse("[" + descriptor, arguments);
  }

  /** The internal name of a class or interface, and the descriptor of an array. */
  String internalName() {
    return Type.getType(descriptor).getInternalName();
  }

  /** A type argument; {@code Object} if there is none. */
  TypeUse argument(int index) {
    return index < arguments.size() ? arguments.get(index) : OBJECT;
  }

  /** As signatures in class files have it. */
  String signature() {
    if (isPrimitive() || arguments.isEmpty()) {
      return descriptor;
    }
    if (isArray()) {
      return "[" + component().signature();
    }
    StringBuilder text = new StringBuilder(descriptor);
    text.setLength(text.length() - 1);
    text.append('<');
    arguments.forEach(argument -> text.append(argument.signature()));
    return text.append(">;").toString();
  }
}
