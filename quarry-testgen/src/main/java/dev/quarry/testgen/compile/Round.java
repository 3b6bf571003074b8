package dev.quarry.testgen.compile;

import dev.quarry.testgen.source.TestSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * What the compiler says about some sources together. One that has an error keeps the compiler from
 * making classes of any.
 *
 * @param succeeded whether all is well
 * @param classes by binary name; none without success
 * @param errors by class, of the classes that have any
 * @param unplaced errors that belong to no source, or why the compiler gave up
 */
record Round(
    boolean succeeded,
    Map<String, byte[]> classes,
    Map<String, List<Diagnosis>> errors,
    List<String> unplaced) {

  static Round success(Map<String, byte[]> classes) {
    return new Round(true, classes, Map.of(), List.of());
  }

  /** The compiler itself broke. */
  static Round broken(Throwable cause) {
    return new Round(false, Map.of(), Map.of(), List.of("The compiler failed with " + cause + "."));
  }

  static Round failure(
      List<? extends Diagnostic<? extends JavaFileObject>> diagnostics,
      Map<String, TestSource> sourcesByUri) {
    Map<String, List<Diagnosis>> errors = new TreeMap<>();
    List<String> unplaced = new ArrayList<>();
    for (Diagnostic<? extends JavaFileObject> diagnostic : diagnostics) {
      if (diagnostic.getKind() == Diagnostic.Kind.ERROR) {
        String message = diagnostic.getMessage(Locale.ROOT);
        JavaFileObject file = diagnostic.getSource();
        TestSource source = file == null ? null : sourcesByUri.get(file.toUri().toString());
        if (source == null) {
          unplaced.add(message);
        } else {
          long line = Math.max(0, diagnostic.getLineNumber());
          errors
              .computeIfAbsent(source.className(), any -> new ArrayList<>())
              .add(new Diagnosis(source.className(), line, message));
        }
      }
    }
    errors.values().forEach(list -> list.sort(Comparator.comparingLong(Diagnosis::line)));
    return new Round(false, Map.of(), errors, unplaced);
  }
}
