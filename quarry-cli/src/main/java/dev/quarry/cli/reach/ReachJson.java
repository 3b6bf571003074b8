package dev.quarry.cli.reach;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.quarry.cli.verdict.AssumptionsJson;
import dev.quarry.cli.verdict.ConditionArguments;
import dev.quarry.engine.reach.Clash;
import dev.quarry.engine.reach.Condition;
import dev.quarry.engine.reach.ReachResult;
import dev.quarry.engine.reach.TargetReport;
import dev.quarry.engine.reach.TraceStep;
import dev.quarry.engine.reason.Reason;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;

/** The result for programs: the schema {@code quarry.reach/1} of {@code docs/json.md}. */
final class ReachJson {
  private final PrintWriter out;
  private final ObjectMapper mapper = new ObjectMapper();

  ReachJson(PrintWriter out) {
    this.out = out;
  }

  void print(ReachResult result) throws IOException {
    ObjectNode root = mapper.createObjectNode();
    root.put("schema", "quarry.reach/1");
    ArrayNode targets = root.putArray("targets");
    result.targets().forEach(report -> target(targets.addObject(), report));
    ArrayNode refused = root.putArray("refused");
    result.refused().forEach(refused::add);
    root.put("seconds", result.time().toNanos() / 1e9);
    out.println(mapper.writeValueAsString(root));
    out.flush();
  }

  private static void target(ObjectNode node, TargetReport report) {
    node.put("target", report.target());
    node.put("outcome", report.outcome().text());
    report.entry().ifPresent(entry -> node.put("entry", entry.userForm()));
    text(node, "input", report.input());
    report.test().ifPresent(test -> node.put("test", test.file().toString()));
    report.test().ifPresent(test -> node.put("testMethod", test.method()));
    text(node, "testMissing", report.testMissing());
    ConditionArguments.put(node, report);
    node.put("segments", report.effort().segments());
    node.put("folded", report.effort().folded());
    node.put("queries", report.effort().queries());
    node.put("runs", report.effort().runs());
    node.put("turnedAway", report.effort().turnedAway());
    node.put("engine", report.engine().text());
    text(node, "reason", reason(report.reasons()));
    reasons(node.putArray("reasons"), report.reasons());
    text(node, "scope", report.scope());
    AssumptionsJson.put(node, report.assumptions());
    ArrayNode clashes = node.putArray("clashes");
    report.clashes().forEach(clash -> clash(clashes.addObject(), clash));
    ArrayNode trace = node.putArray("trace");
    report.trace().forEach(step -> step(trace.addObject(), step));
    ObjectNode engines = node.putObject("engines");
    report.times().forEach((engine, time) -> engines.put(engine.text(), time.toNanos() / 1e9));
    node.put("seconds", report.time().toNanos() / 1e9);
  }

  private static void text(ObjectNode node, String field, String text) {
    if (!text.isEmpty()) {
      node.put(field, text);
    }
  }

  private static String reason(List<Reason> reasons) {
    return reasons.stream().map(Reason::what).distinct().collect(Collectors.joining(" "));
  }

  private static void reasons(ArrayNode array, List<Reason> reasons) {
    for (Reason reason : reasons) {
      ObjectNode node = array.addObject().put("what", reason.what());
      text(node, "location", reason.place());
    }
  }

  private static void clash(ObjectNode node, Clash clash) {
    node.put("location", clash.place());
    conditions(node.putArray("conditions"), clash.conditions());
  }

  private static void step(ObjectNode node, TraceStep step) {
    node.put("location", step.place());
    conditions(node.putArray("fit"), step.fit());
    ArrayNode change = node.putArray("change");
    step.change().forEach(change::add);
    conditions(node.putArray("must"), step.must());
  }

  private static void conditions(ArrayNode array, List<Condition> conditions) {
    for (Condition condition : conditions) {
      ObjectNode node = array.addObject();
      node.put("text", condition.text()).put("location", condition.place());
      ArrayNode through = node.putArray("through");
      condition.through().forEach(through::add);
    }
  }
}
