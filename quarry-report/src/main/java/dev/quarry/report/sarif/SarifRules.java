package dev.quarry.report.sarif;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** The kinds of findings of a run, in alphabetical order (§3.19.23). */
final class SarifRules {
  private final List<String> ids;

  SarifRules(List<SarifFinding> findings) {
    this.ids = findings.stream().map(SarifFinding::rule).distinct().sorted().toList();
  }

  /** The place of a rule among all. */
  int indexOf(String id) {
    return ids.indexOf(id);
  }

  void write(ArrayNode rules) {
    for (String id : ids) {
      String name = id.substring(id.lastIndexOf('.') + 1);
      ObjectNode rule = rules.addObject();
      rule.put("id", id);
      rule.put("name", name);
      SarifText.put(rule.putObject("shortDescription"), name + " escapes from a method.");
    }
  }
}
