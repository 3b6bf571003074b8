package dev.quarry.lab.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;

/**
 * Results in a file, a line each with tabs between its fields, so that a measurement can be taken
 * up where it ended.
 */
public final class LineLog {
  private static final String TAB = "\t";

  private final Path file;
  private final int fields;

  /**
   * @param fields how many each line has
   */
  public LineLog(Path file, int fields) {
    this.file = file;
    this.fields = fields;
  }

  /** What is there already; a line that was cut off is left out. */
  public List<List<String>> read() throws IOException {
    List<List<String>> lines = new ArrayList<>();
    if (Files.exists(file)) {
      for (String line : Files.readAllLines(file)) {
        List<String> found = List.of(line.split(TAB, -1));
        if (found.size() == fields) {
          lines.add(found);
        }
      }
    }
    return lines;
  }

  /** Adds a line; white space in its fields becomes a blank. */
  public synchronized void add(List<String> line) throws IOException {
    if (line.size() != fields) {
      throw new IllegalArgumentException("A line has " + line.size() + " fields: " + line);
    }
    Path directory = file.toAbsolutePath().getParent();
    if (directory != null) {
      Files.createDirectories(directory);
    }
    Files.writeString(
        file,
        String.join(TAB, line.stream().map(field -> field.replaceAll("\\s+", " ")).toList()) + "\n",
        StandardOpenOption.CREATE,
        StandardOpenOption.APPEND);
  }
}
