package dev.quarry.cli.reproduce;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.quarry.cli.verdict.AssumptionsJson;
import dev.quarry.cli.verdict.ConditionArguments;
import dev.quarry.engine.reach.Outcome;
import dev.quarry.engine.reach.TargetReport;
import dev.quarry.engine.reproduce.Attempt;
import dev.quarry.engine.reproduce.FrameReport;
import dev.quarry.engine.reproduce.ReproduceResult;
import java.io.IOException;
import java.io.PrintWriter;

/** The result for programs: the schema {@code quarry.reproduce/1} of {@code docs/json.md}. */
final class ReproduceJson {
  private final PrintWriter out;
  private final ObjectMapper mapper = new ObjectMapper();

  ReproduceJson(PrintWriter out) {
    this.out = out;
  }

  void print(ReproduceResult result) throws IOException {
    ObjectNode root = mapper.createObjectNode();
    root.put("schema", "quarry.reproduce/1");
    root.put("exception", result.trace().exception());
    root.put("message", result.trace().message());
    root.put("reproduced", result.reproduced().isPresent());
    root.put("matched", result.matched());
    root.put("total", result.total());
    result.reproduced().ifPresent(report -> test(root, report));
    ArrayNode frames = root.putArray("frames");
    result.frames().forEach(frame -> frame(frames.addObject(), frame));
    ArrayNode attempts = root.putArray("attempts");
    result.attempts().forEach(attempt -> attempt(attempts.addObject(), attempt));
    ArrayNode warnings = root.putArray("warnings");
    result.warnings().forEach(warnings::add);
    root.put("seconds", result.time().toNanos() / 1e9);
    out.println(mapper.writeValueAsString(root));
    out.flush();
  }

  private static void test(ObjectNode root, TargetReport report) {
    ConditionArguments.put(root, report);
    report.entry().ifPresent(entry -> root.put("entry", entry.userForm()));
    root.put("input", report.input());
    report.test().ifPresent(test -> root.put("test", test.file().toString()));
    report.test().ifPresent(test -> root.put("testMethod", test.method()));
  }

  private static void frame(ObjectNode node, FrameReport report) {
    node.put("class", report.frame().className());
    node.put("method", report.frame().method());
    node.put("file", report.frame().file());
    node.put("line", report.frame().line());
    node.put("state", report.state().text());
  }

  private static void attempt(ObjectNode node, Attempt attempt) {
    node.put("frames", attempt.frames());
    ArrayNode entries = node.putArray("entries");
    attempt.entries().forEach(entries::add);
    if (!attempt.obstacle().isEmpty()) {
      node.put("obstacle", attempt.obstacle());
    }
    attempt
        .report()
        .ifPresent(
            report -> {
              // Goals are directions here: that none can be reached proves nothing.
              node.put("found", report.outcome() == Outcome.REACHED);
              AssumptionsJson.put(node, report.reasons());
              node.put("engine", report.engine().text());
              node.put("seconds", report.time().toNanos() / 1e9);
            });
  }
}
