package dev.quarry.cli.explore;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.quarry.cli.verdict.AssumptionsJson;
import dev.quarry.concolic.Ending;
import dev.quarry.engine.coverage.Count;
import dev.quarry.engine.explore.ExploreResult;
import dev.quarry.engine.explore.ExploredDecision;
import dev.quarry.engine.explore.ExploredPath;
import dev.quarry.engine.reason.Reason;
import dev.quarry.input.InputTree;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;

/** The result for programs: the schema {@code quarry.explore/2} of {@code docs/json.md}. */
final class ExploreJson {
  private final PrintWriter out;
  private final ObjectMapper mapper = new ObjectMapper();

  ExploreJson(PrintWriter out) {
    this.out = out;
  }

  void print(ExploreResult result, Duration time) throws IOException {
    ObjectNode root = mapper.createObjectNode();
    root.put("schema", "quarry.explore/2");
    root.put("entry", result.entry().userForm());
    root.put("runs", result.runs());
    ArrayNode paths = root.putArray("paths");
    result.paths().forEach(path -> path(paths.addObject(), path));
    ArrayNode decisions = root.putArray("decisions");
    result.decisions().forEach(decision -> decision(decisions.addObject(), decision));
    ObjectNode coverage = root.putObject("coverage");
    count(coverage.putObject("branches"), result.branches());
    count(coverage.putObject("lines"), result.lines());
    root.put("divergences", result.divergences());
    root.put("exhausted", result.exhausted());
    AssumptionsJson.put(root, result.assumptions());
    ArrayNode open = root.putArray("open");
    result.obstacles().stream().map(Reason::what).distinct().forEach(open::add);
    root.put("solverSeconds", result.solverTime().toNanos() / 1e9);
    root.put("seconds", time.toNanos() / 1e9);
    out.println(mapper.writeValueAsString(root));
    out.flush();
  }

  private static void count(ObjectNode node, Count count) {
    node.put("covered", count.covered()).put("total", count.total());
  }

  private static void decision(ObjectNode node, ExploredDecision decision) {
    node.put("location", decision.place());
    node.put("kind", name(decision.kind()));
    ArrayNode ways = node.putArray("ways");
    for (ExploredDecision.Exit exit : decision.ways()) {
      ObjectNode way = ways.addObject();
      way.put("condition", exit.condition()).put("state", name(exit.state()));
      putUnlessEmpty(way, "reason", exit.reason());
      putUnlessNone(way, "next", exit.next());
      putUnlessNone(way, "path", exit.path());
    }
  }

  private static String name(Enum<?> constant) {
    String lower = constant.name().toLowerCase(Locale.ROOT);
    return lower.equals("in_flight") ? "open" : lower;
  }

  private static void putUnlessNone(ObjectNode node, String name, int number) {
    if (number != ExploredDecision.NONE) {
      node.put(name, number);
    }
  }

  private void path(ObjectNode node, ExploredPath path) {
    node.set("input", mapper.valueToTree(InputTree.of(path.input()).json()));
    Ending ending = path.ending();
    node.put("outcome", ending.kind().text());
    putUnlessEmpty(node, "value", ending.value());
    putUnlessEmpty(node, "exception", ending.exception());
    putUnlessEmpty(node, "message", ending.message());
    putUnlessEmpty(node, "location", ending.place());
  }

  private static void putUnlessEmpty(ObjectNode node, String name, String value) {
    if (!value.isEmpty()) {
      node.put(name, value);
    }
  }
}
