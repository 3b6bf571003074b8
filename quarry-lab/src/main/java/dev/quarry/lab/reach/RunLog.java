package dev.quarry.lab.reach;

import dev.quarry.engine.reach.Engine;
import dev.quarry.engine.reach.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Results in a file, a line each, so that a measurement can be taken up where it ended. */
final class RunLog {
  private static final String TAB = "\t";
  private static final String BETWEEN = " ; ";
  private static final int FIELDS = 9;

  private final Path file;

  RunLog(Path file) {
    this.file = file;
  }

  /** What is there already; a line that was cut off is left out. */
  List<SideRun> read() throws IOException {
    List<SideRun> runs = new ArrayList<>();
    if (Files.exists(file)) {
      for (String line : Files.readAllLines(file)) {
        String[] fields = line.split(TAB, -1);
        if (fields.length == FIELDS) {
          runs.add(run(fields));
        }
      }
    }
    return runs;
  }

  synchronized void add(SideRun run) throws IOException {
    Path directory = file.toAbsolutePath().getParent();
    if (directory != null) {
      Files.createDirectories(directory);
    }
    Files.writeString(file, line(run) + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  private static String line(SideRun run) {
    return String.join(
        TAB,
        run.library(),
        run.side(),
        run.asked().name(),
        run.outcome().name(),
        run.by().name(),
        String.format(Locale.ROOT, "%.3f", run.seconds()),
        Integer.toString(run.segments()),
        Integer.toString(run.runs()),
        String.join(BETWEEN, run.reasons()).replaceAll("\\s", " "));
  }

  private static SideRun run(String[] fields) {
    String reasons = fields[8];
    return new SideRun(
        fields[0],
        fields[1],
        Engine.valueOf(fields[2]),
        Outcome.valueOf(fields[3]),
        Engine.valueOf(fields[4]),
        Double.parseDouble(fields[5]),
        Integer.parseInt(fields[6]),
        Integer.parseInt(fields[7]),
        reasons.isEmpty() ? List.of() : List.of(reasons.split(BETWEEN)));
  }
}
