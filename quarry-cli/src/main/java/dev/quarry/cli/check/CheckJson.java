package dev.quarry.cli.check;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.quarry.cli.verdict.AssumptionsJson;
import dev.quarry.engine.check.CheckResult;
import dev.quarry.engine.check.SpecificationReport;
import dev.quarry.engine.check.Verdict;
import dev.quarry.spec.monitor.Drawing;
import dev.quarry.spec.monitor.Monitor;
import dev.quarry.spec.monitor.Monitors;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.stream.IntStream;

/** The result for programs: the schema {@code quarry.check/1} of {@code docs/json.md}. */
final class CheckJson {
  private final PrintWriter out;
  private final ObjectMapper mapper = new ObjectMapper();

  CheckJson(PrintWriter out) {
    this.out = out;
  }

  void print(CheckResult result) throws IOException {
    ObjectNode root = mapper.createObjectNode();
    root.put("schema", "quarry.check/1");
    ArrayNode specifications = root.putArray("specifications");
    result.reports().forEach(report -> report(specifications.addObject(), report));
    ArrayNode warnings = root.putArray("warnings");
    result.warnings().forEach(warnings::add);
    root.put("seconds", result.time().toNanos() / 1e9);
    out.println(mapper.writeValueAsString(root));
    out.flush();
  }

  private static void report(ObjectNode node, SpecificationReport report) {
    node.put("specification", report.specification().toString());
    node.put("kind", report.specification().kind().text());
    node.put("location", report.specification().source());
    node.put("text", report.specification().text());
    automaton(node.putObject("automaton"), Monitors.forViolations(report.specification()));
    node.put("verdict", report.verdict().text());
    ArrayNode events = node.putArray("events");
    report.events().forEach(events::add);
    node.put("input", report.input().isEmpty() ? null : report.input());
    node.put("test", report.test().map(test -> test.file().toString()).orElse(null));
    node.put("testMethod", report.test().map(test -> test.method()).orElse(null));
    AssumptionsJson.put(node, report.reasons());
    boolean isUndecided = report.verdict() == Verdict.UNDECIDED;
    node.put(
        "reason",
        isUndecided && !report.reasons().isEmpty()
            ? report.reasons().get(0).what()
            : report.note().isEmpty() ? null : report.note());
    node.put("runs", report.runs());
    node.put("seconds", report.time().toNanos() / 1e9);
  }

  private static void automaton(ObjectNode node, Monitor monitor) {
    node.put("states", monitor.states());
    ArrayNode violated = node.putArray("violated");
    IntStream.range(0, monitor.states()).filter(monitor::rejects).forEach(violated::add);
    ArrayNode transitions = node.putArray("transitions");
    for (Drawing.Transition one : Drawing.transitions(monitor)) {
      ObjectNode way = transitions.addObject().put("from", one.from()).put("to", one.to());
      ArrayNode labels = way.putArray("labels");
      one.labels().forEach(labels::add);
    }
  }
}
