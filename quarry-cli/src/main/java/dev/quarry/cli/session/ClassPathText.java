package dev.quarry.cli.session;

import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** Class paths as users write them. */
public final class ClassPathText {
  private ClassPathText() {}

  /** The entries; empty ones are left out. */
  public static List<Path> parse(String text) {
    return Arrays.stream(text.split(File.pathSeparator))
        .filter(part -> !part.isEmpty())
        .map(Path::of)
        .toList();
  }
}
