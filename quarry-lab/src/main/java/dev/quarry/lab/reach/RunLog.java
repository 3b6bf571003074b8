package dev.quarry.lab.reach;

import dev.quarry.engine.reach.Engine;
import dev.quarry.engine.reach.Outcome;
import dev.quarry.lab.report.LineLog;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Results in a file, so that a measurement can be taken up where it ended. */
final class RunLog {
  private static final String BETWEEN = " ; ";
  private static final int FIELDS = 9;

  private final LineLog lines;

  RunLog(Path file) {
    this.lines = new LineLog(file, FIELDS);
  }

  /** What is there already. */
  List<SideRun> read() throws IOException {
    return lines.read().stream().map(RunLog::run).toList();
  }

  void add(SideRun run) throws IOException {
    lines.add(
        List.of(
            run.library(),
            run.side(),
            run.asked().name(),
            run.outcome().name(),
            run.by().name(),
            String.format(Locale.ROOT, "%.3f", run.seconds()),
            Integer.toString(run.segments()),
            Integer.toString(run.runs()),
            String.join(BETWEEN, run.reasons())));
  }

  private static SideRun run(List<String> fields) {
    String reasons = fields.get(8);
    return new SideRun(
        fields.get(0),
        fields.get(1),
        Engine.valueOf(fields.get(2)),
        Outcome.valueOf(fields.get(3)),
        Engine.valueOf(fields.get(4)),
        Double.parseDouble(fields.get(5)),
        Integer.parseInt(fields.get(6)),
        Integer.parseInt(fields.get(7)),
        reasons.isEmpty() ? List.of() : List.of(reasons.split(BETWEEN)));
  }
}
