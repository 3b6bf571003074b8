package dev.quarry.lab.concolic;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.client.Worker;
import dev.quarry.concolic.client.WorkerOptions;
import dev.quarry.concolic.protocol.BatchedRun;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Sort;
import dev.quarry.program.ClassPath;
import dev.quarry.program.MethodFinder;
import dev.quarry.program.MethodId;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/**
 * Concrete runs in a warm worker, with coverage and fresh static state, against calls of the plain
 * method through a method handle.
 */
final class BatchSpeed {
  private static final List<String> METHODS = List.of("tiny", "medium", "large");
  private static final long SEED = 1;

  private final Effort effort;
  private final ExprFactory factory = new ExprFactory();
  private final List<int[]> values = new ArrayList<>();

  /** Keeps what methods return, so that nothing is optimised away. */
  private int kept;

  BatchSpeed(Effort effort) {
    this.effort = effort;
    var random = new SplittableRandom(SEED);
    for (int i = 0; i < effort.batch(); i++) {
      values.add(new int[] {random.nextInt(9), random.nextInt(9), random.nextInt(9)});
    }
  }

  List<Comparison> measure(Consumer<String> progress) throws IOException {
    List<Comparison> all = new ArrayList<>();
    for (String method : METHODS) {
      progress.accept("batches: " + method);
      all.add(measure(method));
    }
    return all;
  }

  /** What was computed last. */
  int kept() {
    return kept;
  }

  private Comparison measure(String method) throws IOException {
    String owner = LabClasses.SUBJECTS + ".Batched";
    try (ClassPath classPath = ClassPath.of(LabClasses.place())) {
      MethodHandle plain =
          new KernelLoader(classPath, LabClasses.SUBJECTS, file -> file.bytes())
              .method(owner, method);
      MethodId id = new MethodFinder(classPath).find(owner + "#" + method);
      List<Model> models = models();
      try (Worker worker = new Worker(WorkerOptions.of(LabClasses.place(), id), factory)) {
        double[] rates =
            new BestOf(effort).rates(List.of(() -> calls(plain), () -> batch(worker, models)));
        return new Comparison(method, rates[0], rates[1]);
      }
    }
  }

  private List<Model> models() {
    Input a = factory.input("a", Sort.INT);
    Input b = factory.input("b", Sort.INT);
    Input c = factory.input("c", Sort.INT);
    return values.stream()
        .map(each -> new Model(Map.of(a, each[0], b, each[1], c, each[2])))
        .toList();
  }

  private int calls(MethodHandle method) {
    try {
      for (int[] each : values) {
        kept += (int) method.invokeExact(each[0], each[1], each[2]);
      }
    } catch (Throwable e) {
      throw new IllegalStateException("No such method throws anything.", e);
    }
    return values.size();
  }

  private static int batch(Worker worker, List<Model> models) throws IOException {
    for (BatchedRun run : worker.batch(models)) {
      if (run.ending().kind() != Ending.Kind.RETURNED) {
        throw new IllegalStateException("A run of a batch ended otherwise: " + run.ending());
      }
    }
    return models.size();
  }
}
