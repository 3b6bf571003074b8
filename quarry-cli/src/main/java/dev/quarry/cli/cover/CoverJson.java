package dev.quarry.cli.cover;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.quarry.engine.cover.ClassCoverage;
import dev.quarry.engine.cover.CodeLine;
import dev.quarry.engine.cover.CoverEffort;
import dev.quarry.engine.cover.CoverResult;
import dev.quarry.engine.cover.CurvePoint;
import dev.quarry.engine.cover.OpenBranch;
import dev.quarry.engine.coverage.Count;
import dev.quarry.engine.jacoco.Measurement;
import dev.quarry.testgen.replay.TestId;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/** The result for programs: the schema {@code quarry.cover/1} of {@code docs/json.md}. */
public final class CoverJson {
  private final PrintWriter out;
  private final ObjectMapper mapper = new ObjectMapper();

  public CoverJson(PrintWriter out) {
    this.out = out;
  }

  /** Prints one line. */
  public void print(CoverResult result) throws IOException {
    ObjectNode root = mapper.createObjectNode();
    root.put("schema", "quarry.cover/1");
    Map<TestId, Integer> numbers = numbers(result);
    ArrayNode classes = root.putArray("classes");
    result.classes().forEach(one -> type(classes.addObject(), one, numbers));
    ArrayNode methods = root.putArray("testMethods");
    numbers.keySet().forEach(test -> methods.add(test.className() + "#" + test.method()));
    root.put("tests", result.tests());
    root.put("output", result.output().toString());
    effort(root.putObject("effort"), result.effort());
    ArrayNode warnings = root.putArray("warnings");
    result.warnings().forEach(warnings::add);
    root.put("seconds", result.time().toNanos() / 1e9);
    out.println(mapper.writeValueAsString(root));
    out.flush();
  }

  /** Lines name tests by number, as most tests execute many. */
  private static Map<TestId, Integer> numbers(CoverResult result) {
    Map<TestId, Integer> numbers = new LinkedHashMap<>();
    result.classes().stream()
        .flatMap(type -> type.code().stream())
        .flatMap(line -> line.tests().stream())
        .forEach(test -> numbers.putIfAbsent(test, numbers.size()));
    return numbers;
  }

  private static void type(ObjectNode node, ClassCoverage type, Map<TestId, Integer> numbers) {
    node.put("class", type.name());
    count(node.putObject("branches"), type.branches()).put("proved", type.proved());
    count(node.putObject("lines"), type.lines());
    node.put("tests", type.tests());
    ArrayNode files = node.putArray("files");
    type.files().forEach(file -> files.add(file.toString()));
    ArrayNode open = node.putArray("open");
    for (OpenBranch branch : type.open()) {
      ObjectNode one = open.addObject();
      one.put("method", branch.method().userForm()).put("location", branch.place());
      one.put("standing", branch.standing().text());
      if (!branch.proof().isEmpty()) {
        one.put("proof", branch.proof());
      }
    }
    ArrayNode code = node.putArray("code");
    for (CodeLine line : type.code()) {
      ObjectNode one = code.addObject();
      one.put("file", line.file())
          .put("line", line.line())
          .put("covered", line.covered())
          .put("dead", line.dead());
      one.putObject("branches").put("covered", line.taken()).put("total", line.branches());
      ArrayNode tests = one.putArray("tests");
      line.tests().forEach(test -> tests.add(numbers.get(test)));
    }
    type.measured().ifPresent(measured -> measured(node.putObject("jacoco"), measured));
    ArrayNode curve = node.putArray("curve");
    for (CurvePoint point : type.curve()) {
      curve.addArray().add(point.seconds()).add(point.branches());
    }
    effort(node.putObject("effort"), type.effort());
    ArrayNode notes = node.putArray("notes");
    type.notes().forEach(notes::add);
    node.put("seconds", type.seconds());
  }

  private static ObjectNode count(ObjectNode node, Count count) {
    return node.put("covered", count.covered()).put("total", count.total());
  }

  private static void measured(ObjectNode node, Measurement measured) {
    count(node.putObject("branches"), sum(measured.branches().values()));
    count(node.putObject("lines"), sum(measured.lines().values()));
    ArrayNode failures = node.putArray("failures");
    measured.failures().forEach(failure -> failures.add(failure.sentence()));
  }

  static Count sum(Collection<Count> counts) {
    return new Count(
        counts.stream().mapToInt(Count::covered).sum(),
        counts.stream().mapToInt(Count::total).sum());
  }

  private static void effort(ObjectNode node, CoverEffort effort) {
    node.put("randomRuns", effort.randomRuns());
    node.put("concolicRuns", effort.concolicRuns());
    node.put("queries", effort.queries());
    node.put("infeasible", effort.infeasible());
    node.put("undecided", effort.undecided());
    node.put("diverged", effort.diverged());
    node.put("questions", effort.questions());
    node.put("answered", effort.answered());
    node.put("decisions", effort.decisions());
    node.put("decisionSeconds", effort.decisionSeconds());
    node.put("deciding", effort.deciding());
    node.put("randomSeconds", effort.randomSeconds());
    node.put("solveSeconds", effort.solveSeconds());
    node.put("backwardSeconds", effort.backwardSeconds());
    node.put("preparingSeconds", effort.preparingSeconds());
    node.put("seconds", effort.seconds());
    node.put("states", effort.states());
  }
}
