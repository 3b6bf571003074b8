package dev.quarry.concolic.runtime.types;

import dev.quarry.input.InputDomain;
import dev.quarry.program.Names;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The classes that input collections of the JDK have. */
public final class StandardCollections {
  private static final Map<Class<?>, Class<?>> STANDARD =
      InputDomain.collections().entrySet().stream()
          .collect(
              Collectors.toUnmodifiableMap(
                  entry -> ofJdk(entry.getKey()), entry -> ofJdk(entry.getValue())));

  private static final Set<Class<?>> MADE = Set.copyOf(STANDARD.values());

  private StandardCollections() {}

  private static Class<?> ofJdk(String internalName) {
    return TypeNames.ofJdk(Names.binary(internalName));
  }

  /** The class of inputs of a collection type; null for other types. */
  public static @Nullable Class<?> standardClass(Class<?> declared) {
    return STANDARD.get(declared);
  }

  /** Whether input collections are of this class. */
  public static boolean isStandard(Class<?> type) {
    return MADE.contains(type);
  }

  /** An empty one. */
  public static Object make(Class<?> type) throws ReflectiveOperationException {
    return type.getDeclaredConstructor().newInstance();
  }
}
