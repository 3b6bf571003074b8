package dev.quarry.report.warning;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reads SARIF 2.1.0 of any tool. */
final class SarifReader {
  private static final String VERSION = "2.1.0";

  private SarifReader() {}

  static WarningFile read(byte[] bytes, Path file) throws IOException {
    JsonNode log;
    try {
      // A text that begins with a number is no JSON.
      log =
          new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).readTree(bytes);
    } catch (JsonProcessingException e) {
      throw new WarningFileException(
          "`%s` is neither JSON nor XML (%s); name a SARIF file, or an XML file of SpotBugs."
              .formatted(file, e.getOriginalMessage()));
    }
    if (!(log instanceof ObjectNode root) || !log.has("runs")) {
      throw new WarningFileException(
          "`%s` is JSON, but not SARIF: it has no runs.".formatted(file));
    }
    String version = log.path("version").asText();
    if (!version.equals(VERSION)) {
      throw new WarningFileException(
          "`%s` is SARIF %s; convert it to %s, which is what can be read."
              .formatted(file, version.isEmpty() ? "without a version" : version, VERSION));
    }
    List<Warning> warnings = new ArrayList<>();
    for (JsonNode run : log.path("runs")) {
      for (JsonNode result : run.path("results")) {
        warnings.add(warning(run, result));
      }
    }
    return new WarningFile(warnings, root);
  }

  private static Warning warning(JsonNode run, JsonNode result) {
    JsonNode physical = result.path("locations").path(0).path("physicalLocation");
    return new Warning(
        run.path("tool").path("driver").path("name").asText(),
        rule(run, result),
        message(run, result),
        file(run, physical.path("artifactLocation")),
        physical.path("region").path("startLine").asInt());
  }

  private static String rule(JsonNode run, JsonNode result) {
    if (result.has("ruleId")) {
      return result.path("ruleId").asText();
    }
    if (result.path("rule").has("id")) {
      return result.path("rule").path("id").asText();
    }
    int index = result.path("ruleIndex").asInt(result.path("rule").path("index").asInt(-1));
    return run.path("tool").path("driver").path("rules").path(index).path("id").asText();
  }

  private static String message(JsonNode run, JsonNode result) {
    JsonNode message = result.path("message");
    String text = message.path("text").asText();
    if (text.isEmpty()) {
      String rule = rule(run, result);
      for (JsonNode one : run.path("tool").path("driver").path("rules")) {
        if (one.path("id").asText().equals(rule)) {
          String id = message.path("id").asText("default");
          text = one.path("messageStrings").path(id).path("text").asText();
        }
      }
    }
    int number = 0;
    for (JsonNode argument : message.path("arguments")) {
      text = text.replace("{" + number + "}", argument.asText());
      number++;
    }
    return text;
  }

  /** An index into the artifacts, or a URI, perhaps below a base (§3.4). */
  private static String file(JsonNode run, JsonNode location) {
    JsonNode named =
        location.has("uri")
            ? location
            : run.path("artifacts").path(index(location)).path("location");
    String uri = named.path("uri").asText();
    StringBuilder path = new StringBuilder(path(uri));
    String base = named.path("uriBaseId").asText();
    for (int depth = 0; !base.isEmpty() && depth < 10 && !isAbsolute(uri); depth++) {
      JsonNode next = run.path("originalUriBaseIds").path(base);
      uri = next.path("uri").asText();
      String above = path(uri);
      path.insert(0, above.isEmpty() || above.endsWith("/") ? above : above + "/");
      base = next.path("uriBaseId").asText();
    }
    return path.toString();
  }

  private static int index(JsonNode location) {
    return location.path("index").asInt(-1);
  }

  private static boolean isAbsolute(String uri) {
    return uri.matches("[A-Za-z][A-Za-z0-9+.-]+:.*");
  }

  private static String path(String uri) {
    try {
      String path = new URI(uri).getPath();
      return path == null ? uri : path;
    } catch (URISyntaxException e) {
      return uri;
    }
  }
}
