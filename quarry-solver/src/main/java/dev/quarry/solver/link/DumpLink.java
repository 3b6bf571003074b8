package dev.quarry.solver.link;

import dev.quarry.expr.smtlib.QueryDump;
import dev.quarry.solver.Query;
import dev.quarry.solver.Solver;
import dev.quarry.solver.Verdict;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;

/** Writes each query to a numbered file that {@code quarry solve} reads. */
public final class DumpLink extends Link {
  private final Path directory;
  private final AtomicInteger written = new AtomicInteger();

  public DumpLink(Path directory, Solver next, Statistics statistics) throws IOException {
    super("dump", next, statistics);
    this.directory = Files.createDirectories(directory);
  }

  @Override
  protected Verdict decide(Query query, Solver next) {
    int number = written.incrementAndGet();
    Path file = directory.resolve("query-%06d.smt2".formatted(number));
    try {
      Files.writeString(file, QueryDump.write(query.conjuncts(), number));
    } catch (IOException e) {
      throw new UncheckedIOException("The query can't be written to " + file, e);
    }
    return next.solve(query);
  }
}
