package dev.quarry.testgen.source;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.SourceVersion;
import org.objectweb.asm.Type;

/** The names of variables in one test. */
final class VariableNames {
  private static final List<String> LAMBDA_NAMES = List.of("a", "b", "c", "d", "e", "f", "g", "h");

  /** Variables so called would hide packages. */
  private static final List<String> PACKAGES = List.of("java", "javax", "org", "com", "net", "io");

  private final Set<String> taken = new HashSet<>(PACKAGES);
  private final Set<String> wished;

  /** With the names that are likely to be asked for, which lambdas keep away from. */
  VariableNames(List<String> wished) {
    this.wished = Set.copyOf(wished);
  }

  /** A new name, as near to the hint as can be. */
  String name(String hint) {
    String base = identifier(hint);
    String name = base;
    for (int i = 2; !taken.add(name); i++) {
      name = base + i;
    }
    return name;
  }

  /** A name for the variable of a loop; others may use it behind the loop. */
  String inner(String hint) {
    String name = hint;
    for (int i = 2; taken.contains(name); i++) {
      name = hint + i;
    }
    return name;
  }

  /** Names for the parameters of a lambda; others may use the same side by side. */
  List<String> lambdaNames(int count) {
    List<String> free =
        LAMBDA_NAMES.stream().filter(name -> !wished.contains(name)).limit(count).toList();
    return free.size() == count
        ? free
        : java.util.stream.IntStream.rangeClosed(1, count).mapToObj(i -> "it" + i).toList();
  }

  /** A hint from a type: the name of its class with a small letter. */
  static String hint(String descriptor) {
    Type type = Type.getType(descriptor);
    return switch (type.getSort()) {
      case Type.ARRAY -> "array";
      case Type.OBJECT -> type.getClassName().equals("java.lang.String") ? "text" : small(type);
      default -> "value";
    };
  }

  private static String small(Type type) {
    String name = type.getInternalName();
    String simple = name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('$')) + 1);
    int capitals = 0;
    while (capitals < simple.length() && Character.isUpperCase(simple.charAt(capitals))) {
      capitals++;
    }
    // URLCodec is called urlCodec, URL url.
    int lowered = capitals == simple.length() ? capitals : Math.max(1, capitals - 1);
    return simple.isEmpty()
        ? "object"
        : simple.substring(0, lowered).toLowerCase(java.util.Locale.ROOT)
            + simple.substring(lowered);
  }

  private String identifier(String hint) {
    StringBuilder name = new StringBuilder();
    for (char c : hint.toCharArray()) {
      name.append(c < 128 && Character.isJavaIdentifierPart(c) ? c : '_');
    }
    if (name.length() == 0 || !Character.isJavaIdentifierStart(name.charAt(0))) {
      name.insert(0, "value");
    }
    boolean free = !SourceVersion.isKeyword(name, SourceVersion.RELEASE_17);
    // Lambda parameters may not hide variables, so what lambdas use stays theirs.
    boolean lambdas = LAMBDA_NAMES.contains(name.toString()) && !wished.contains(name.toString());
    return free && !lambdas ? name.toString() : name + "Value";
  }
}
