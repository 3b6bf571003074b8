package dev.quarry.testgen.source;

import java.util.List;

/** Texts and collections made by what the library of a Java release has for them. */
final class Library {
  private static final int FACTORIES = 9;
  private static final int REPEAT = 11;

  /** {@code Map.of} takes so many keys and values. */
  private static final int MOST = 20;

  private final int release;
  private final Imports imports;

  Library(int release, Imports imports) {
    this.release = release;
    this.imports = imports;
  }

  /** A list that is not to be changed. */
  String list(List<String> elements) {
    if (release >= FACTORIES) {
      return factory("java/util/List", elements);
    }
    return elements.isEmpty()
        ? collections("emptyList", elements)
        : imports.name("java/util/Arrays") + ".asList(" + String.join(", ", elements) + ")";
  }

  String set(List<String> elements) {
    if (release >= FACTORIES) {
      return factory("java/util/Set", elements);
    }
    return elements.isEmpty()
        ? collections("emptySet", elements)
        : "new " + imports.name("java/util/HashSet") + "<>(" + list(elements) + ")";
  }

  /** Whether there is an expression for a map of so many keys and values. */
  boolean hasMap(int keysAndValues) {
    return keysAndValues <= (release >= FACTORIES ? MOST : 2);
  }

  /** A map that is not to be changed, of keys and values by turns. */
  String map(List<String> elements) {
    if (release >= FACTORIES) {
      return factory("java/util/Map", elements);
    }
    return collections(elements.isEmpty() ? "emptyMap" : "singletonMap", elements);
  }

  /** A text again and again. */
  String repeated(String literal, int times) {
    return release >= REPEAT
        ? literal + ".repeat(" + times + ")"
        : "String.join(\"\", "
            + collections("nCopies", List.of(String.valueOf(times), literal))
            + ")";
  }

  private String factory(String type, List<String> elements) {
    return imports.name(type) + ".of(" + String.join(", ", elements) + ")";
  }

  private String collections(String method, List<String> arguments) {
    return imports.name("java/util/Collections")
        + "."
        + method
        + "("
        + String.join(", ", arguments)
        + ")";
  }
}
