package dev.quarry.concolic.runtime.tracer;

import org.jspecify.annotations.Nullable;

/** Makes calls of JDK methods whose meaning is known. */
public interface LibraryTracer<E> {
  /** Stands in the recipe of a concatenation for an argument. */
  char ARGUMENT = '\1';

  default boolean covers(int site, @Nullable Object receiver) {
    return false;
  }

  @SuppressWarnings("ThrowSpecificity")
  default @Nullable Object invoke(int site, @Nullable Object[] args, @Nullable Object[] shadows)
      throws Throwable {
    throw new IllegalStateException("Library.invoke was called where covers says no.");
  }

  default void constructing(int site, @Nullable Object[] args, @Nullable Object[] shadows) {}

  default void constructed(
      int site, Object made, @Nullable Object[] args, @Nullable Object[] shadows) {}

  default void inheriting(int site, @Nullable Object[] args, @Nullable Object[] shadows) {}

  default String concat(
      int site, String recipe, @Nullable Object[] args, @Nullable Object[] shadows) {
    return plain(recipe, args);
  }

  private static String plain(String recipe, @Nullable Object[] args) {
    StringBuilder text = new StringBuilder();
    int next = 0;
    for (int i = 0; i < recipe.length(); i++) {
      if (recipe.charAt(i) == ARGUMENT) {
        text.append(args[next++]);
      } else {
        text.append(recipe.charAt(i));
      }
    }
    return text.toString();
  }
}
