package dev.quarry.report.html;

import dev.quarry.report.result.ReportedResult;
import dev.quarry.report.result.ResultReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/** What commands printed about the shipped examples, and the examples' sources. */
final class Fixed {
  static final List<String> COMMANDS =
      List.of("cover", "crash", "reach", "verify", "check", "explore", "reproduce");

  private Fixed() {}

  static String json(String command) {
    try (InputStream in =
        Objects.requireNonNull(Fixed.class.getResourceAsStream(command + ".json"), command)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static ReportedResult result(String command) {
    return new ResultReader().read(command, json(command));
  }

  static SourceFolders sources() throws IOException {
    return SourceFolders.of(List.of(Path.of("..", "examples", "src", "main", "java")));
  }

  /** The report of one command. */
  static HtmlReport report(String command) throws IOException {
    return new HtmlReport(List.of(result(command)), sources());
  }

  /** The report of all. */
  static HtmlReport report() throws IOException {
    return new HtmlReport(COMMANDS.stream().map(Fixed::result).toList(), sources());
  }
}
