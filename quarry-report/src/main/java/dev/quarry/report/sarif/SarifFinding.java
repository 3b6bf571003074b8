package dev.quarry.report.sarif;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A finding (§3.27).
 *
 * @param rule what kind of finding it is, such as the name of an exception
 * @param level how much it matters
 * @param message a sentence
 * @param file the source file, relative to the root of the sources, such as {@code
 *     com/acme/Foo.java}; empty if not known
 * @param line from 1; anything else if not known
 * @param entry the method that it was found through, such as {@code com.acme.Foo#bar(int)}
 * @param codeFlow the way there; empty if not known
 * @param properties anything else, by name
 */
public record SarifFinding(
    String rule,
    SarifLevel level,
    String message,
    String file,
    int line,
    String entry,
    List<SarifStep> codeFlow,
    Map<String, String> properties) {
  public SarifFinding {
    codeFlow = List.copyOf(codeFlow);
    properties = Collections.unmodifiableMap(new LinkedHashMap<>(properties));
  }
}
