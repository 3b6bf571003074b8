package dev.quarry.report.warning;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A file with warnings.
 *
 * @param warnings in its order
 * @param log the same as SARIF: the file itself, or what it would be. Its results are in the order
 *     of the warnings
 */
public record WarningFile(List<Warning> warnings, ObjectNode log) {
  public WarningFile {
    warnings = List.copyOf(warnings);
  }

  /**
   * Reads a file.
   *
   * @throws WarningFileException if it is neither SARIF 2.1.0 nor SpotBugs' XML
   */
  public static WarningFile read(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      throw new WarningFileException(
          "There is no file `%s`; name a SARIF file, or an XML file of SpotBugs.".formatted(file));
    }
    byte[] bytes = Files.readAllBytes(file);
    String start = new String(bytes, 0, Math.min(bytes.length, 200), StandardCharsets.UTF_8);
    boolean isXml = start.replace("\uFEFF", "").stripLeading().startsWith("<");
    return isXml ? SpotBugsReader.read(bytes, file) : SarifReader.read(bytes, file);
  }
}
