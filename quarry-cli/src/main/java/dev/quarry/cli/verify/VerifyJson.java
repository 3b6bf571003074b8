package dev.quarry.cli.verify;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.quarry.cli.verdict.AssumptionsJson;
import dev.quarry.cli.verdict.ConditionArguments;
import dev.quarry.engine.reach.TargetReport;
import dev.quarry.engine.verify.Judgement;
import dev.quarry.engine.verify.Verdict;
import dev.quarry.engine.verify.VerifyResult;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;

/** The result for programs: the schema {@code quarry.verify/1} of {@code docs/json.md}. */
final class VerifyJson {
  private final PrintWriter out;
  private final ObjectMapper mapper = new ObjectMapper();

  VerifyJson(PrintWriter out) {
    this.out = out;
  }

  void print(List<Verified> all, VerifyResult result) throws IOException {
    ObjectNode root = mapper.createObjectNode();
    root.put("schema", "quarry.verify/1");
    ArrayNode warnings = root.putArray("warnings");
    all.forEach(one -> warning(warnings.addObject(), one));
    ObjectNode counts = root.putObject("counts");
    for (Verdict verdict : Verdict.values()) {
      counts.put(verdict.text(), result.count(verdict));
    }
    root.put("seconds", result.time().toNanos() / 1e9);
    out.println(mapper.writeValueAsString(root));
    out.flush();
  }

  private static void warning(ObjectNode node, Verified one) {
    Judgement judgement = one.judgement();
    node.put("tool", one.warning().tool());
    node.put("rule", one.warning().rule());
    node.put("message", one.warning().message());
    node.put("location", one.warning().place());
    node.put("verdict", judgement.verdict().text());
    text(node, "input", VerdictWords.input(judgement));
    judgement
        .shown()
        .flatMap(TargetReport::test)
        .ifPresent(
            test -> node.put("test", test.file().toString()).put("testMethod", test.method()));
    judgement.shown().ifPresent(report -> ConditionArguments.put(node, report));
    text(node, "proof", VerdictWords.proof(judgement));
    AssumptionsJson.put(
        node,
        judgement.asked().stream().flatMap(r -> r.assumptions().stream()).distinct().toList());
    text(node, "reason", judgement.reason());
    node.put("seconds", judgement.time().toNanos() / 1e9);
  }

  private static void text(ObjectNode node, String field, String text) {
    if (!text.isEmpty()) {
      node.put(field, text);
    }
  }
}
