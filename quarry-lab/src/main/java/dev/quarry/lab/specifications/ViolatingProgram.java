package dev.quarry.lab.specifications;

import dev.quarry.spec.Specification;
import dev.quarry.spec.language.SpecificationParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A program of the corpus whose first comment names a specification that it violates.
 *
 * @param source its file
 * @param name the binary name of its public class
 * @param specification that it violates
 */
record ViolatingProgram(Path source, String name, Specification specification) {
  private static final String CLAIM = "// check: violated";

  /** All in a directory whose name stands in their package declarations, by name. */
  static List<ViolatingProgram> in(Path directory) throws IOException {
    List<ViolatingProgram> programs = new ArrayList<>();
    try (Stream<Path> files = Files.list(directory)) {
      for (Path file : files.filter(one -> one.toString().endsWith(".java")).sorted().toList()) {
        programs.add(read(file));
      }
    }
    return programs;
  }

  private static ViolatingProgram read(Path file) throws IOException {
    List<String> lines = Files.readAllLines(file);
    String home = lines.get(0).replaceAll("package |;", "").strip();
    String simple = String.valueOf(file.getFileName()).replace(".java", "");
    String text =
        lines.stream()
            .dropWhile(line -> !line.startsWith(CLAIM))
            .skip(1)
            .takeWhile(line -> line.startsWith("//") && line.length() > 2)
            .map(line -> line.substring(2))
            .collect(Collectors.joining("\n"));
    List<Specification> found = SpecificationParser.file(simple + ".java", text);
    if (found.isEmpty()) {
      throw new IOException(file + " names no specification behind `" + CLAIM + "`.");
    }
    return new ViolatingProgram(file, home + "." + simple, found.get(0));
  }
}
