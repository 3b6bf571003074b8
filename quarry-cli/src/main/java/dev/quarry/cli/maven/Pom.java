package dev.quarry.cli.maven;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * What is read of a pom without Maven.
 *
 * @param artifactId as it is written
 * @param packaging {@code jar} if it says nothing
 * @param modules as they are written, those of profiles too
 */
record Pom(String artifactId, String packaging, List<String> modules) {
  static final String FILE = "pom.xml";

  /** Reads a file. */
  static Pom read(Path file) throws IOException {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      DocumentBuilder builder = factory.newDocumentBuilder();
      builder.setErrorHandler(null);
      Element project = builder.parse(file.toFile()).getDocumentElement();
      return new Pom(
          child(project, "artifactId").orElse(""),
          child(project, "packaging").orElse("jar"),
          all(project.getElementsByTagName("module")));
    } catch (ParserConfigurationException | SAXException e) {
      throw new IOException("it is no XML that Maven would read: " + e.getMessage(), e);
    }
  }

  /** Whether its project is there for its modules only. */
  boolean isAggregator() {
    return packaging.equals("pom");
  }

  private static Optional<String> child(Element parent, String name) {
    NodeList children = parent.getChildNodes();
    return IntStream.range(0, children.getLength())
        .mapToObj(children::item)
        .filter(node -> node.getNodeName().equals(name))
        .map(node -> node.getTextContent().strip())
        .findFirst();
  }

  private static List<String> all(NodeList nodes) {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      Node node = nodes.item(i);
      texts.add(node.getTextContent().strip());
    }
    return texts;
  }
}
