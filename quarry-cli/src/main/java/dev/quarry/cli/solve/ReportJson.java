package dev.quarry.cli.solve;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import dev.quarry.solver.link.Statistics;
import java.io.IOException;
import java.io.PrintWriter;

/** A report for programs: the schema {@code quarry.solve/1} of {@code docs/json.md}. */
final class ReportJson {
  private final PrintWriter out;

  ReportJson(PrintWriter out) {
    this.out = out;
  }

  void print(SolveReport report) throws IOException {
    var factory = new JsonFactory().disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
    try (JsonGenerator json = factory.createGenerator(out)) {
      json.writeStartObject();
      json.writeStringField("schema", "quarry.solve/1");
      json.writeStringField("verdict", report.verdict());
      json.writeArrayFieldStart("model");
      for (SolveReport.Value value : report.model()) {
        value(json, value);
      }
      json.writeEndArray();
      json.writeArrayFieldStart("core");
      for (int assertion : report.core()) {
        json.writeNumber(assertion);
      }
      json.writeEndArray();
      if (report.reason().isPresent()) {
        json.writeStringField("reason", report.reason().get());
      }
      json.writeArrayFieldStart("answeredBy");
      for (String link : report.answeredBy()) {
        json.writeString(link);
      }
      json.writeEndArray();
      json.writeArrayFieldStart("links");
      for (Statistics.Row row : report.links()) {
        link(json, row);
      }
      json.writeEndArray();
      json.writeNumberField("seconds", report.time().toNanos() / 1e9);
      json.writeEndObject();
    }
    out.println();
    out.flush();
  }

  private static void value(JsonGenerator json, SolveReport.Value value) throws IOException {
    json.writeStartObject();
    json.writeStringField("name", value.name());
    json.writeStringField("sort", value.sort());
    json.writeFieldName("value");
    Object object = value.value();
    if (object instanceof Integer || object instanceof Long) {
      json.writeNumber(((Number) object).longValue());
    } else if (object instanceof Boolean b) {
      json.writeBoolean(b);
    } else if (object instanceof Number n && Double.isFinite(n.doubleValue())) {
      json.writeNumber(n.toString());
    } else {
      json.writeString(object.toString());
    }
    json.writeEndObject();
  }

  private static void link(JsonGenerator json, Statistics.Row row) throws IOException {
    json.writeStartObject();
    json.writeStringField("link", row.link());
    json.writeNumberField("queries", row.queries());
    json.writeNumberField("hits", row.hits());
    json.writeNumberField("seconds", row.time().toNanos() / 1e9);
    json.writeEndObject();
  }
}
