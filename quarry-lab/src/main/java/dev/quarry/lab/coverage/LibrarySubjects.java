package dev.quarry.lab.coverage;

import dev.quarry.engine.scope.ClassUnderTest;
import dev.quarry.engine.scope.Scope;
import dev.quarry.engine.scope.ScopeOptions;
import dev.quarry.lab.coverage.CoverageSubject.Kind;
import dev.quarry.program.ClassPath;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Classes of libraries by pattern; well-known libraries have patterns of their own. */
public final class LibrarySubjects {
  private static final Map<String, List<String>> NUMERIC =
      Map.of(
          "commons-math3",
          List.of(
              "org.apache.commons.math3.special.BesselJ",
              "org.apache.commons.math3.special.Beta",
              "org.apache.commons.math3.special.Erf",
              "org.apache.commons.math3.special.Gamma",
              "org.apache.commons.math3.util.ArithmeticUtils",
              "org.apache.commons.math3.util.CombinatoricsUtils",
              "org.apache.commons.math3.util.Precision",
              "org.apache.commons.math3.fraction.Fraction",
              "org.apache.commons.math3.primes.Primes",
              "org.apache.commons.math3.analysis.polynomials.PolynomialFunction"));

  private static final Map<String, List<String>> OTHER =
      Map.of(
          "commons-lang3",
          List.of(
              "org.apache.commons.lang3.BooleanUtils",
              "org.apache.commons.lang3.CharSetUtils",
              "org.apache.commons.lang3.LocaleUtils",
              "org.apache.commons.lang3.math.Fraction",
              "org.apache.commons.lang3.math.NumberUtils",
              "org.apache.commons.lang3.text.WordUtils"),
          "commons-csv",
          List.of("org.apache.commons.csv.CSVFormat", "org.apache.commons.csv.CSVParser"),
          "commons-codec",
          List.of(
              "org.apache.commons.codec.binary.Base64",
              "org.apache.commons.codec.binary.Hex",
              "org.apache.commons.codec.language.Metaphone"),
          "gson",
          List.of(
              "com.google.gson.JsonArray",
              "com.google.gson.stream.JsonReader",
              "com.google.gson.stream.JsonWriter"),
          "jsoup",
          List.of(
              "org.jsoup.internal.StringUtil",
              "org.jsoup.nodes.Attributes",
              "org.jsoup.parser.CharacterReader",
              "org.jsoup.safety.Safelist"));

  private LibrarySubjects() {}

  /**
   * The classes of a library that its default patterns name, or all as non-numeric ones.
   *
   * @param classPath what it needs besides
   */
  public static List<CoverageSubject> of(Path library, List<Path> classPath) {
    String name = String.valueOf(library.getFileName());
    for (Map.Entry<String, List<String>> known : NUMERIC.entrySet()) {
      if (name.startsWith(known.getKey())) {
        return of(library, classPath, known.getValue(), Kind.NUMERIC);
      }
    }
    for (Map.Entry<String, List<String>> known : OTHER.entrySet()) {
      if (name.startsWith(known.getKey())) {
        return of(library, classPath, known.getValue(), Kind.OTHER);
      }
    }
    return of(library, classPath, List.of(library.toString()), Kind.OTHER);
  }

  /** The top-level classes of a library that match patterns and have something to call. */
  public static List<CoverageSubject> of(
      Path library, List<Path> classPath, List<String> patterns, Kind kind) {
    List<Path> path = new ArrayList<>(List.of(library));
    path.addAll(classPath);
    Map<String, CoverageSubject> found = new LinkedHashMap<>();
    try (ClassPath opened = ClassPath.of(path)) {
      ScopeOptions scope = ScopeOptions.of(patterns.toArray(String[]::new));
      for (ClassUnderTest type : Scope.of(opened, scope)) {
        if (type.name().indexOf('$') < 0) {
          found.put(type.name(), new CoverageSubject(type.name(), kind, path));
        }
      }
    }
    return List.copyOf(found.values());
  }
}
