package dev.quarry.concolic.client;

import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.batch.InputRows;
import dev.quarry.concolic.client.WorkerOptions.ProcessLimits;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Model;
import dev.quarry.expr.Sort;
import dev.quarry.program.MethodId;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** A program of one class {@code P}, of which workers call {@code static … run(int n)}. */
final class ProgramUnderTest {
  final ExprFactory factory = new ExprFactory();
  private final Path directory;
  private final MethodId entry;

  private ProgramUnderTest(Path directory, MethodId entry) {
    this.directory = directory;
    this.entry = entry;
  }

  /** Compiles the members of class {@code P}; {@code run} must return an int. */
  static ProgramUnderTest of(Path directory, String members) throws IOException {
    CompiledProgram.compile(
        directory,
        "P",
        """
        import java.io.*;
        import java.nio.file.*;
        import java.util.*;
        public class P {
        """
            + members
            + "}");
    return new ProgramUnderTest(directory, new MethodId("P", "run", "(I)I"));
  }

  /** Returns what it is given. */
  static ProgramUnderTest identity(Path directory) throws IOException {
    return of(directory, "public static int run(int n) { return n; }");
  }

  WorkerOptions options() {
    ProcessLimits limits = ProcessLimits.DEFAULT.withHeapMegabytes(128);
    return WorkerOptions.of(List.of(directory), entry).withProcess(limits);
  }

  Worker worker(UnaryOperator<WorkerOptions> change) throws IOException {
    return new Worker(change.apply(options()), factory);
  }

  /** One run on a worker of its own. */
  RunReport run(int n) throws IOException {
    return run(n, options -> options);
  }

  RunReport run(int n, UnaryOperator<WorkerOptions> change) throws IOException {
    try (Worker worker = worker(change)) {
      return worker.run(request(n));
    }
  }

  RunRequest request(int n) {
    return RunRequest.of(input(n));
  }

  /** Rows with 0, 1, 2… up to a limit. */
  InputRows rows(int end) {
    return InputRows.of(IntStream.range(0, end).mapToObj(this::input).toList());
  }

  Model input(int n) {
    return Model.EMPTY.with(factory.input("n", Sort.INT), n);
  }
}
