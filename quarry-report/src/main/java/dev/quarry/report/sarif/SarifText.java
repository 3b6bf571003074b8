package dev.quarry.report.sarif;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.net.URISyntaxException;

/** Texts as the standard wants them. */
public final class SarifText {
  private SarifText() {}

  /** Fills a message object (§3.11). */
  public static void put(ObjectNode message, String text) {
    message.put("text", escape(text));
  }

  /** Braces hold placeholders, which we have none of (§3.11.5). */
  private static String escape(String text) {
    return text.replace("{", "{{").replace("}", "}}");
  }

  /** A relative path as a URI reference (§3.4.3). */
  public static String uri(String path) {
    try {
      return new URI(null, null, path, null).toASCIIString();
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException("No relative path: " + path, e);
    }
  }
}
