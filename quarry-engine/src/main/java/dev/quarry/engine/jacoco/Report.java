package dev.quarry.engine.jacoco;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParserFactory;
import org.jspecify.annotations.Nullable;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/**
 * What a {@code report.xml} of JaCoCo says.
 *
 * @param classes internal names, and for each its methods by name and descriptor
 * @param lines of source files, by package and file name with slashes
 */
record Report(
    Map<String, Map<String, MethodFigures>> classes, Map<String, Map<Integer, LineFigures>> lines) {

  /** Counters of a method: instructions executed, branches, and those of them that are covered. */
  record MethodFigures(int executed, int branches, int coveredBranches) {}

  /** Counters of a line. */
  record LineFigures(int executed, int missedBranches, int coveredBranches) {}

  /**
   * Reads a file.
   *
   * @throws ReportException if it is none of JaCoCo's
   */
  static Report read(Path file) {
    Reader reader = new Reader();
    try (InputStream in = Files.newInputStream(file)) {
      SAXParserFactory factory = SAXParserFactory.newInstance();
      // The report names a grammar that is nowhere, and nobody should fetch anything.
      factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
      factory.setFeature("http://xml.org/sax/features/external-general-entities", false);
      factory.setFeature("http://xml.org/sax/features/external-parameter-entities", false);
      factory.newSAXParser().parse(in, reader);
    } catch (IOException e) {
      throw new ReportException("`" + file + "` can't be read: " + e.getMessage(), e);
    } catch (SAXException | ParserConfigurationException e) {
      throw new ReportException(
          "`" + file + "` is not a report of JaCoCo in XML: " + e.getMessage(), e);
    }
    if (!reader.isReport) {
      throw new ReportException("`" + file + "` is not a report of JaCoCo in XML.");
    }
    return new Report(reader.classes, reader.lines);
  }

  /** Reads element by element. */
  private static final class Reader extends DefaultHandler {
    private final Map<String, Map<String, MethodFigures>> classes = new LinkedHashMap<>();
    private final Map<String, Map<Integer, LineFigures>> lines = new LinkedHashMap<>();
    private boolean isReport;
    private String packageName = "";
    private Map<String, MethodFigures> methods = new LinkedHashMap<>();
    private Map<Integer, LineFigures> numbers = new LinkedHashMap<>();
    private @Nullable String method;

    @Override
    public void startElement(String uri, String local, String name, Attributes attributes) {
      switch (name) {
        case "report" -> isReport = true;
        case "package" -> packageName = attributes.getValue("name");
        case "class" ->
            methods =
                classes.computeIfAbsent(attributes.getValue("name"), any -> new LinkedHashMap<>());
        case "method" -> {
          method = attributes.getValue("name") + attributes.getValue("desc");
          methods.put(method, new MethodFigures(0, 0, 0));
        }
        case "counter" -> count(attributes);
        case "sourcefile" -> {
          String file = attributes.getValue("name");
          String path = packageName.isEmpty() ? file : packageName + "/" + file;
          numbers = lines.computeIfAbsent(path, any -> new LinkedHashMap<>());
        }
        case "line" ->
            numbers.put(
                number(attributes, "nr"),
                new LineFigures(
                    number(attributes, "ci"), number(attributes, "mb"), number(attributes, "cb")));
        default -> {}
      }
    }

    @Override
    public void endElement(String uri, String local, String name) {
      if (name.equals("method")) {
        method = null;
      }
    }

    private void count(Attributes attributes) {
      if (method == null) {
        return;
      }
      int covered = number(attributes, "covered");
      int missed = number(attributes, "missed");
      String type = attributes.getValue("type");
      methods.computeIfPresent(
          method,
          (key, figures) ->
              switch (type) {
                case "INSTRUCTION" ->
                    new MethodFigures(covered, figures.branches(), figures.coveredBranches());
                case "BRANCH" -> new MethodFigures(figures.executed(), covered + missed, covered);
                default -> figures;
              });
    }

    private static int number(Attributes attributes, String name) {
      String text = attributes.getValue(name);
      return text == null ? 0 : Integer.parseInt(text);
    }
  }
}
