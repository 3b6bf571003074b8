package dev.quarry.lab.concolic;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.batch.BatchReport;
import dev.quarry.concolic.batch.InputRows;
import dev.quarry.concolic.batch.ListedRun;
import dev.quarry.concolic.batch.Listing;
import dev.quarry.concolic.client.Worker;
import dev.quarry.concolic.client.WorkerOptions;
import dev.quarry.expr.ExprFactory;
import dev.quarry.program.ClassPath;
import dev.quarry.program.MethodFinder;
import dev.quarry.program.MethodId;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Concrete runs in a warm worker, with coverage and fresh static state, against calls of the plain
 * method through a method handle. Inputs lie ready on both sides; what it takes to put them into
 * rows is measured besides.
 */
final class BatchSpeed {
  private static final long SEED = 1;

  private final Effort effort;
  private final ExprFactory factory = new ExprFactory();

  /** Keeps what methods return, so that nothing is optimised away. */
  private int kept;

  BatchSpeed(Effort effort) {
    this.effort = effort;
  }

  List<BatchFigures> measure(Consumer<String> progress) throws IOException {
    List<BatchFigures> all = new ArrayList<>();
    for (BatchSubject subject : BatchSubject.all(factory, effort.batch(), SEED)) {
      progress.accept("batches: " + subject.method());
      all.add(measure(subject));
    }
    return all;
  }

  /** What was computed last. */
  int kept() {
    return kept;
  }

  private BatchFigures measure(BatchSubject subject) throws IOException {
    String owner = LabClasses.SUBJECTS + ".Batched";
    try (ClassPath classPath = ClassPath.of(LabClasses.place())) {
      MethodHandle plain =
          new KernelLoader(classPath, LabClasses.SUBJECTS, file -> file.bytes())
              .method(owner, subject.method());
      MethodId id = new MethodFinder(classPath).find(owner + "#" + subject.method());
      try (Worker worker = new Worker(WorkerOptions.of(LabClasses.place(), id), factory)) {
        InputRows ready = subject.rows();
        double[] rates =
            new BestOf(effort)
                .rates(
                    List.of(
                        () -> calls(plain, subject),
                        () -> batch(worker, ready),
                        () -> batch(worker, subject.rows())));
        return new BatchFigures(
            new Comparison(subject.method(), rates[0], rates[1]),
            new Comparison(subject.method(), rates[0], rates[2]));
      }
    }
  }

  @SuppressWarnings("ThrowSpecificity")
  private int calls(MethodHandle method, BatchSubject subject) {
    try {
      kept += subject.callAll(method);
    } catch (Throwable e) {
      throw new IllegalStateException("No such method throws anything.", e);
    }
    return subject.size();
  }

  private static int batch(Worker worker, InputRows rows) throws IOException {
    BatchReport report = worker.batch(rows, Listing.NOTABLE);
    for (ListedRun run : report.listed()) {
      if (run.ending().kind() != Ending.Kind.RETURNED) {
        throw new IllegalStateException("A run of a batch ended otherwise: " + run.ending());
      }
    }
    return report.runs();
  }
}
