package dev.quarry.report.warning;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.quarry.report.sarif.SarifText;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** Reads the XML of SpotBugs, and of FindBugs before it. */
final class SpotBugsReader {
  private static final String TOOL = "SpotBugs";

  /** Where a null check is, of a warning whose first line is where the value was used. */
  private static final String CONDITION_ROLE = "SOURCE_REDUNDANT_NULL_CHECK";

  private SpotBugsReader() {}

  static WarningFile read(byte[] bytes, Path file) throws IOException {
    Element root = parse(bytes, file);
    if (!root.getTagName().equals("BugCollection")) {
      throw new WarningFileException(
          "`%s` is XML, but not of SpotBugs: it is a <%s>, not a <BugCollection>."
              .formatted(file, root.getTagName()));
    }
    List<Warning> warnings = new ArrayList<>();
    children(root, "BugInstance").forEach(bug -> warnings.add(warning(bug)));
    return new WarningFile(warnings, log(root.getAttribute("version"), warnings));
  }

  private static Element parse(byte[] bytes, Path file) throws IOException {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      var builder = factory.newDocumentBuilder();
      builder.setErrorHandler(new DefaultHandler());
      return builder.parse(new ByteArrayInputStream(bytes)).getDocumentElement();
    } catch (SAXException e) {
      throw new WarningFileException(
          "`%s` can't be read as XML: %s".formatted(file, e.getMessage()));
    } catch (ParserConfigurationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Warning warning(Element bug) {
    Optional<Element> line = line(bug);
    String message =
        children(bug, "LongMessage").stream()
            .findFirst()
            .map(Node::getTextContent)
            .orElse(bug.getAttribute("type"));
    return new Warning(
        TOOL,
        bug.getAttribute("type"),
        message,
        line.map(SpotBugsReader::path).orElse(""),
        line.map(one -> number(one.getAttribute("start"))).orElse(0));
  }

  private static Optional<Element> line(Element bug) {
    List<Element> lines = children(bug, "SourceLine");
    return lines.stream()
        .filter(one -> one.getAttribute("role").equals(CONDITION_ROLE))
        .findFirst()
        .or(
            () ->
                lines.stream()
                    .filter(one -> one.getAttribute("primary").equals("true"))
                    .findFirst())
        .or(() -> lines.stream().findFirst());
  }

  private static String path(Element line) {
    String path = line.getAttribute("sourcepath");
    return path.isEmpty() ? line.getAttribute("sourcefile") : path;
  }

  private static int number(String text) {
    return text.matches("\\d{1,9}") ? Integer.parseInt(text) : 0;
  }

  private static List<Element> children(Element parent, String name) {
    List<Element> found = new ArrayList<>();
    for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
      if (node instanceof Element element && element.getTagName().equals(name)) {
        found.add(element);
      }
    }
    return found;
  }

  private static ObjectNode log(String version, List<Warning> warnings) {
    ObjectNode log = JsonNodeFactory.instance.objectNode();
    log.put("$schema", "https://json.schemastore.org/sarif-2.1.0.json");
    log.put("version", "2.1.0");
    ObjectNode run = log.putArray("runs").addObject();
    ObjectNode driver = run.putObject("tool").putObject("driver");
    driver.put("name", TOOL);
    if (!version.isEmpty()) {
      driver.put("version", version);
    }
    ArrayNode results = run.putArray("results");
    for (Warning warning : warnings) {
      ObjectNode result = results.addObject();
      result.put("ruleId", warning.rule());
      SarifText.put(result.putObject("message"), warning.message());
      if (!warning.file().isEmpty()) {
        ObjectNode place = result.putArray("locations").addObject().putObject("physicalLocation");
        place.putObject("artifactLocation").put("uri", SarifText.uri(warning.file()));
        if (warning.line() > 0) {
          place.putObject("region").put("startLine", warning.line());
        }
      }
    }
    return log;
  }
}
