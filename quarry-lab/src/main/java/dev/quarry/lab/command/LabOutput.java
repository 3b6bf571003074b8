package dev.quarry.lab.command;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import dev.quarry.lab.report.Table;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What experiments print. */
final class LabOutput {
  private LabOutput() {}

  /** Tables, one below the other. */
  static String text(List<Table> tables) {
    return tables.stream().map(Table::text).collect(Collectors.joining("\n"));
  }

  static String json(Map<String, Object> figures) throws IOException {
    return new ObjectMapper()
        .enable(SerializationFeature.INDENT_OUTPUT)
        .writeValueAsString(figures);
  }
}
