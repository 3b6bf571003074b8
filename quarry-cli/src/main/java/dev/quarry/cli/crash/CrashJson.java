package dev.quarry.cli.crash;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.quarry.engine.crash.CrashResult;
import dev.quarry.engine.crash.Endings;
import dev.quarry.engine.crash.Finding;
import dev.quarry.engine.crash.MethodReport;
import dev.quarry.engine.crash.StateReport;
import dev.quarry.testgen.replay.Frame;
import java.io.IOException;
import java.io.PrintWriter;

/** The result for programs: the schema {@code quarry.crash/1} of {@code docs/json.md}. */
public final class CrashJson {
  private final PrintWriter out;
  private final ObjectMapper mapper = new ObjectMapper();

  public CrashJson(PrintWriter out) {
    this.out = out;
  }

  /** Prints one line. */
  public void print(CrashResult result) throws IOException {
    ObjectNode root = mapper.createObjectNode();
    root.put("schema", "quarry.crash/1");
    ArrayNode findings = root.putArray("findings");
    result.findings().forEach(finding -> finding(findings.addObject(), finding));
    endings(root.putObject("endings"), result.endings());
    ArrayNode states = root.putArray("states");
    result.states().forEach(state -> state(states.addObject(), state));
    ArrayNode methods = root.putArray("methods");
    result.methods().forEach(method -> method(methods.addObject(), method));
    ArrayNode warnings = root.putArray("warnings");
    result.warnings().forEach(warnings::add);
    root.put("seconds", result.time().toNanos() / 1e9);
    out.println(mapper.writeValueAsString(root));
    out.flush();
  }

  private static void finding(ObjectNode node, Finding finding) {
    node.put("exception", finding.exception());
    node.put("message", finding.message());
    node.put("location", finding.place());
    node.put("entry", finding.entry().userForm());
    node.put("kind", finding.kind().text());
    node.put("why", finding.why());
    node.put("input", finding.input());
    ArrayNode stack = node.putArray("stack");
    for (Frame frame : finding.stack()) {
      ObjectNode one = stack.addObject();
      one.put("class", frame.className()).put("method", frame.method());
      one.put("file", frame.file()).put("line", frame.line());
    }
    node.put("test", finding.file().toString());
    node.put("testMethod", finding.test());
    node.put("reflection", finding.reflective());
  }

  private static void endings(ObjectNode node, Endings endings) {
    endings.rows().forEach((row, states) -> node.put(row.text(), states));
  }

  private static void state(ObjectNode node, StateReport state) {
    node.put("entry", state.entry().userForm());
    node.put("exception", state.exception());
    node.put("location", state.place());
    node.put("input", state.input());
    node.put("paths", state.paths());
    node.put("ending", state.ending().text());
    if (!state.why().isEmpty()) {
      node.put("why", state.why());
    }
  }

  private static void method(ObjectNode node, MethodReport method) {
    node.put("method", method.method().userForm());
    node.put("runs", method.runs());
    node.put("paths", method.paths());
    node.putObject("branches")
        .put("covered", method.branches().covered())
        .put("total", method.branches().total());
    node.put("findings", method.findings());
    endings(node.putObject("endings"), method.endings());
    if (!method.note().isEmpty()) {
      node.put("note", method.note());
    }
  }
}
