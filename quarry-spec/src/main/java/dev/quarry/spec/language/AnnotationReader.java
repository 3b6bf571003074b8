package dev.quarry.spec.language;

import dev.quarry.program.ClassFile;
import dev.quarry.spec.Specification;
import dev.quarry.spec.Specification.Kind;
import dev.quarry.spec.Specification.Scope;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.tree.AnnotationNode;

/** Finds the specifications that a class carries as annotations of {@code quarry-api}. */
public final class AnnotationReader {
  private static final String PACKAGE = "Ldev/quarry/api/";
  private static final Map<String, Kind> KINDS =
      Map.of("Usage;", Kind.USAGE, "Behaviour;", Kind.BEHAVIOUR);

  private AnnotationReader() {}

  /**
   * The specifications of a class, in their order.
   *
   * @throws dev.quarry.spec.SpecificationException if there is a mistake in one
   */
  public static List<Specification> of(ClassFile type) {
    List<Specification> found = new ArrayList<>();
    List<AnnotationNode> annotations = type.header().invisibleAnnotations;
    if (annotations != null) {
      annotations.forEach(annotation -> add(annotation, type, found));
    }
    return found;
  }

  private static void add(AnnotationNode annotation, ClassFile type, List<Specification> found) {
    if (!annotation.desc.startsWith(PACKAGE)) {
      return;
    }
    Map<String, Object> values = values(annotation);
    String name = annotation.desc.substring(PACKAGE.length());
    Kind kind = KINDS.get(name);
    if (kind != null) {
      found.add(one(kind, values, type, found.size()));
    } else if (name.equals("Usage$List;") || name.equals("Behaviour$List;")) {
      for (Object inner : (List<?>) values.getOrDefault("value", List.of())) {
        add((AnnotationNode) inner, type, found);
      }
    }
  }

  private static Specification one(
      Kind kind, Map<String, Object> values, ClassFile type, int before) {
    String given = (String) values.getOrDefault("name", "");
    String name = given.isEmpty() ? kind.text() + (before + 1) : given;
    boolean isStatic = Boolean.TRUE.equals(values.get("ofClass"));
    return SpecificationParser.body(
        kind,
        name,
        type.binaryName(),
        isStatic ? Scope.CLASS : Scope.OBJECT,
        "@" + (kind == Kind.USAGE ? "Usage" : "Behaviour") + " of " + type.binaryName(),
        (String) values.getOrDefault("value", ""));
  }

  private static Map<String, Object> values(AnnotationNode annotation) {
    Map<String, Object> values = new LinkedHashMap<>();
    if (annotation.values != null) {
      for (int i = 0; i + 1 < annotation.values.size(); i += 2) {
        values.put((String) annotation.values.get(i), annotation.values.get(i + 1));
      }
    }
    return values;
  }
}
