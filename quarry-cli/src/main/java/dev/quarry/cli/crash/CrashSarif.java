package dev.quarry.cli.crash;

import dev.quarry.engine.crash.CrashResult;
import dev.quarry.engine.crash.Finding;
import dev.quarry.engine.crash.FindingKind;
import dev.quarry.report.sarif.SarifFinding;
import dev.quarry.report.sarif.SarifLevel;
import dev.quarry.report.sarif.SarifStep;
import dev.quarry.report.sarif.SarifWriter;
import dev.quarry.testgen.replay.Frame;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The findings for other tools: a SARIF file, with the calls from the entry to the exception. */
final class CrashSarif {
  /** An overflow of the stack has a thousand frames, and they are all alike. */
  private static final int LONGEST_FLOW = 50;

  private final Path file;

  CrashSarif(Path file) {
    this.file = file;
  }

  void write(CrashResult result) throws IOException {
    try (Writer out = Files.newBufferedWriter(file)) {
      new SarifWriter(version())
          .write(result.findings().stream().map(CrashSarif::finding).toList(), out);
    }
  }

  private static String version() {
    @Nullable String version = CrashSarif.class.getPackage().getImplementationVersion();
    return version == null ? "development build" : version;
  }

  private static SarifFinding finding(Finding finding) {
    Frame thrower = finding.thrower();
    Map<String, String> properties = new LinkedHashMap<>();
    properties.put("kind", finding.kind().text());
    properties.put("why", finding.why());
    properties.put("input", finding.input());
    properties.put("test", finding.file() + "#" + finding.test());
    return new SarifFinding(
        finding.exception(),
        finding.kind() == FindingKind.DEFECT ? SarifLevel.ERROR : SarifLevel.NOTE,
        message(finding),
        source(thrower),
        thrower.line(),
        finding.entry().userForm(),
        flow(finding),
        properties);
  }

  private static String message(Finding finding) {
    String detail = finding.message().isEmpty() ? "" : " (" + finding.message() + ")";
    return "%s throws %s%s. %s"
        .formatted(finding.input(), finding.exception(), detail, finding.why());
  }

  /** From the entry to the exception. */
  private static List<SarifStep> flow(Finding finding) {
    List<Frame> stack = finding.stack();
    List<SarifStep> steps = new ArrayList<>();
    for (int i = Math.min(stack.size(), LONGEST_FLOW) - 1; i >= 0; i--) {
      Frame frame = stack.get(i);
      String what =
          i == 0
              ? "throws " + finding.exception()
              : "calls " + stack.get(i - 1).className() + "." + stack.get(i - 1).method();
      steps.add(
          new SarifStep(
              source(frame), frame.line(), frame.className() + "." + frame.method() + " " + what));
    }
    return steps;
  }

  private static String source(Frame frame) {
    if (frame.file().isEmpty()) {
      return "";
    }
    int dot = frame.className().lastIndexOf('.');
    return dot < 0
        ? frame.file()
        : frame.className().substring(0, dot + 1).replace('.', '/') + frame.file();
  }
}
