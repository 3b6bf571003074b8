package dev.quarry.lab.verify;

import dev.quarry.engine.verify.Verdict;
import dev.quarry.lab.report.LineLog;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Verdicts in a file, so that a measurement can be taken up where it ended. */
final class VerdictFile {
  private static final int FIELDS = 9;

  private final LineLog lines;

  VerdictFile(Path file) {
    this.lines = new LineLog(file, FIELDS);
  }

  /** What is there already, by {@link Suspect#key}. */
  Map<String, VerdictRun> read() throws IOException {
    Map<String, VerdictRun> known = new LinkedHashMap<>();
    for (List<String> fields : lines.read()) {
      known.put(String.join(" ", fields.subList(0, 4)), run(fields));
    }
    return known;
  }

  void add(VerdictRun run) throws IOException {
    lines.add(
        List.of(
            run.library(),
            run.rule(),
            run.file(),
            Integer.toString(run.line()),
            run.message(),
            run.verdict().name(),
            run.input(),
            run.reason(),
            String.format(Locale.ROOT, "%.1f", run.seconds())));
  }

  private static VerdictRun run(List<String> fields) {
    return new VerdictRun(
        fields.get(0),
        fields.get(1),
        fields.get(2),
        Integer.parseInt(fields.get(3)),
        fields.get(4),
        Verdict.valueOf(fields.get(5)),
        fields.get(6),
        fields.get(7),
        Double.parseDouble(fields.get(8)));
  }
}
