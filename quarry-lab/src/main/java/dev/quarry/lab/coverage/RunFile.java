package dev.quarry.lab.coverage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Keeps runs, so that an experiment can go on where it was stopped. Safe for several threads. */
final class RunFile {
  private final Path file;
  private final List<CoverageRun> runs = new ArrayList<>();

  private RunFile(Path file) {
    this.file = file;
  }

  /** What is known already; a line that was not finished is not. */
  static RunFile in(Path directory) throws IOException {
    RunFile file = new RunFile(Files.createDirectories(directory).resolve("runs.csv"));
    if (Files.exists(file.file)) {
      for (String line : Files.readAllLines(file.file)) {
        CoverageRun.parse(line).ifPresent(file.runs::add);
      }
    }
    return file;
  }

  synchronized Optional<CoverageRun> find(String subject, String strategy, long seed, long millis) {
    return runs.stream().filter(run -> run.answers(subject, strategy, seed, millis)).findFirst();
  }

  synchronized void add(CoverageRun run) throws IOException {
    runs.add(run);
    Files.writeString(
        file, run.line() + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }
}
