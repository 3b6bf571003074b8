package dev.quarry.models.library;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.objectweb.asm.Type;

/** The table in {@code docs/models.md}, rendered from the table of models. */
final class ModelsPage {
  private ModelsPage() {}

  static String render() {
    Map<String, Map<Precision, Set<String>>> classes = new LinkedHashMap<>();
    for (LibraryModel model : LibraryModels.all()) {
      classes
          .computeIfAbsent(model.method().owner(), owner -> new EnumMap<>(Precision.class))
          .computeIfAbsent(model.precision(), precision -> new TreeSet<>())
          .add(signature(model.method()));
    }
    List<String> lines = new ArrayList<>();
    lines.add(counts());
    classes.forEach((owner, methods) -> lines.add(section(owner, methods)));
    return String.join("\n", lines);
  }

  private static String counts() {
    Map<Precision, Long> counts =
        LibraryModels.all().stream()
            .collect(Collectors.groupingBy(LibraryModel::precision, Collectors.counting()));
    return "%d methods: %d exact, %d partial, %d opaque.\n"
        .formatted(
            LibraryModels.all().size(),
            counts.get(Precision.EXACT),
            counts.get(Precision.PARTIAL),
            counts.get(Precision.OPAQUE));
  }

  private static String section(String owner, Map<Precision, Set<String>> methods) {
    var text = new StringBuilder("### " + Type.getObjectType(owner).getClassName() + "\n\n");
    methods.forEach(
        (precision, signatures) ->
            text.append("- **")
                .append(precision.name().toLowerCase(java.util.Locale.ROOT))
                .append("**: ")
                .append(
                    signatures.stream().map(s -> "`" + s + "`").collect(Collectors.joining(", ")))
                .append('\n'));
    return text.toString();
  }

  private static String signature(LibraryMethod method) {
    String name = method.isConstructor() ? "new" : method.name();
    return Arrays.stream(Type.getArgumentTypes(method.descriptor()))
        .map(type -> type.getClassName().substring(type.getClassName().lastIndexOf('.') + 1))
        .collect(Collectors.joining(", ", name + "(", ")"));
  }
}
