package dev.quarry.lab.guard;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.batch.BatchReport;
import dev.quarry.concolic.batch.InputRows;
import dev.quarry.concolic.batch.ListedRun;
import dev.quarry.concolic.batch.Listing;
import dev.quarry.concolic.client.Guarding;
import dev.quarry.concolic.client.Worker;
import dev.quarry.concolic.client.WorkerOptions;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Sort;
import dev.quarry.lab.guard.subject.Errands;
import dev.quarry.program.MethodId;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * Measures workers of each {@link Guarding} by turns: how long they take to their first run, and
 * how long a run takes once they are warm.
 */
public final class GuardExperiment {
  private static final List<String> METHODS = List.of("counting", "texts", "chances", "files");

  private final GuardSettings settings;
  private final ExprFactory factory = new ExprFactory();
  private final Input input = factory.input("n", Sort.INT);

  public GuardExperiment(GuardSettings settings) {
    this.settings = settings;
  }

  /**
   * From nothing to the report of a first run: by the clock, and the processor time of the worker,
   * which a busy machine changes less. The median counts.
   */
  public List<GuardFigures> starts(Consumer<String> progress) throws IOException {
    Map<Guarding, List<Double>> micros = new EnumMap<>(Guarding.class);
    Map<Guarding, List<Double>> processor = new EnumMap<>(Guarding.class);
    for (int i = 0; i < settings.starts(); i++) {
      progress.accept("start " + (i + 1) + " of " + settings.starts());
      for (Guarding guarding : Guarding.values()) {
        long begin = System.nanoTime();
        try (Worker worker = worker(METHODS.get(0), guarding)) {
          check(worker.batch(rows(1), Listing.NOTABLE));
          if (i > 0) {
            add(micros, guarding, (System.nanoTime() - begin) / 1e3);
            add(processor, guarding, worker.processorTime().toNanos() / 1e3);
          }
        }
      }
    }
    return List.of(
        figures("start to the first report", medians(micros)),
        figures("processor time of that", medians(processor)));
  }

  private static void add(Map<Guarding, List<Double>> all, Guarding guarding, double figure) {
    all.computeIfAbsent(guarding, any -> new ArrayList<>()).add(figure);
  }

  private static Map<Guarding, Double> medians(Map<Guarding, List<Double>> all) {
    Map<Guarding, Double> medians = new EnumMap<>(Guarding.class);
    all.forEach((guarding, figures) -> medians.put(guarding, median(figures)));
    return medians;
  }

  private static double median(List<Double> numbers) {
    double[] sorted = numbers.stream().mapToDouble(each -> each).sorted().toArray();
    return sorted[sorted.length / 2];
  }

  /** A run of each method in a warm worker; the best round counts. */
  public List<GuardFigures> runs(Consumer<String> progress) throws IOException {
    List<GuardFigures> all = new ArrayList<>();
    for (String method : METHODS) {
      progress.accept("runs of " + method);
      Map<Guarding, Worker> workers = new EnumMap<>(Guarding.class);
      try {
        for (Guarding guarding : Guarding.values()) {
          workers.put(guarding, worker(method, guarding));
        }
        all.add(figures("a run of " + method, best(workers)));
      } finally {
        workers.values().forEach(Worker::close);
      }
    }
    return all;
  }

  private Map<Guarding, Double> best(Map<Guarding, Worker> workers) throws IOException {
    InputRows rows = rows(settings.batch());
    Map<Guarding, Double> best = new EnumMap<>(Guarding.class);
    for (int round = 0; round <= settings.rounds(); round++) {
      for (var each : workers.entrySet()) {
        double micros = microsPerRun(each.getValue(), rows);
        if (round > 0) {
          best.merge(each.getKey(), micros, Math::min);
        }
      }
    }
    return best;
  }

  private double microsPerRun(Worker worker, InputRows rows) throws IOException {
    long begin = System.nanoTime();
    long taken = 0;
    long runs = 0;
    while (taken < settings.round().toNanos() || runs == 0) {
      runs += check(worker.batch(rows, Listing.NOTABLE));
      taken = System.nanoTime() - begin;
    }
    return taken / 1e3 / runs;
  }

  private static int check(BatchReport report) {
    for (ListedRun run : report.listed()) {
      if (run.ending().kind() != Ending.Kind.RETURNED) {
        throw new IllegalStateException("An errand ended otherwise: " + run.ending());
      }
    }
    return report.runs();
  }

  private Worker worker(String method, Guarding guarding) throws IOException {
    MethodId entry = new MethodId(Errands.class.getName(), method, "(I)I");
    WorkerOptions options = WorkerOptions.of(place(), entry);
    return new Worker(
        options.withProcess(options.process().withHeapMegabytes(256).withGuarding(guarding)),
        factory);
  }

  private static List<Path> place() {
    try {
      var source = Errands.class.getProtectionDomain().getCodeSource();
      return List.of(Path.of(source.getLocation().toURI()));
    } catch (URISyntaxException e) {
      throw new IllegalStateException("The lab's classes have no place.", e);
    }
  }

  private InputRows rows(int count) {
    return InputRows.of(
        IntStream.range(0, count).mapToObj(n -> Model.EMPTY.with(input, n)).toList());
  }

  private static GuardFigures figures(String name, Map<Guarding, Double> micros) {
    List<Double> each =
        Arrays.asList(
            micros.get(Guarding.NONE), micros.get(Guarding.GUARD_ALONE), micros.get(Guarding.FULL));
    return new GuardFigures(name, each.get(0), each.get(1), each.get(2));
  }
}
