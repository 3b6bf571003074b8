package dev.quarry.cli.session;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.program.ClassPath;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Class paths as users write them: entries with the platform's separator, of which {@code lib/*}
 * stands for the jars of a directory, and {@code @file} for the class path that is in a file, with
 * its entries in one line or in many.
 */
public final class ClassPathText {
  private static final Pattern SEPARATOR = Pattern.compile(Pattern.quote(File.pathSeparator));

  private ClassPathText() {}

  /** The entries; empty ones are left out. */
  public static List<Path> parse(String text) {
    List<Path> entries = new ArrayList<>();
    for (String part : SEPARATOR.split(text)) {
      if (part.startsWith("@") && !Files.exists(Path.of(part))) {
        read(Path.of(part.substring(1))).forEach(line -> entries.addAll(parse(line)));
      } else if (!part.isEmpty()) {
        entries.addAll(ClassPath.entries(part));
      }
    }
    return List.copyOf(entries);
  }

  private static List<String> read(Path file) {
    try {
      return Files.readAllLines(file).stream()
          .map(String::strip)
          .filter(line -> !line.isEmpty() && !line.startsWith("@"))
          .toList();
    } catch (IOException e) {
      throw new UserError(
          ExitCode.USAGE,
          "The class path is to be in `%s`, which can't be read; name a file with entries after @."
              .formatted(file));
    }
  }
}
