package dev.quarry.testgen.source;

import java.util.List;
import java.util.Set;

/** The methods of a test class that use reflection for its tests. */
enum HiddenMethods {
  /** Calls a private constructor. */
  CONSTRUCT(
      "java/lang/reflect/Constructor",
      """
        /** Reflection: what no constructor, factory or setter makes. */
        private static <T> T construct(Class<T> type, Class<?>[] parameters, Object... arguments)
            throws ReflectiveOperationException {
          %s<T> constructor = type.getDeclaredConstructor(parameters);
          constructor.setAccessible(true);
          return constructor.newInstance(arguments);
        }
      """),
  /** Sets a private field. */
  SET_FIELD(
      "java/lang/reflect/Field",
      """
        /** Reflection: a state that no constructor, factory or setter leads to. */
        private static void setField(Class<?> owner, String name, Object object, Object value)
            throws ReflectiveOperationException {
          %s field = owner.getDeclaredField(name);
          field.setAccessible(true);
          field.set(object, value);
        }
      """);

  /** What they declare to throw. */
  static final String THROWN = "java/lang/ReflectiveOperationException";

  private final String imported;
  private final String text;

  HiddenMethods(String imported, String text) {
    this.imported = imported;
    this.text = text;
  }

  /** The methods, and an empty line in front of each. */
  static String of(Set<HiddenMethods> needed, Imports imports) {
    StringBuilder all = new StringBuilder();
    for (HiddenMethods method : List.of(values())) {
      if (needed.contains(method)) {
        all.append('\n').append(method.text.formatted(imports.name(method.imported)));
      }
    }
    return all.toString();
  }
}
