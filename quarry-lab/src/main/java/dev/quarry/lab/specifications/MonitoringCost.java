package dev.quarry.lab.specifications;

import dev.quarry.lab.report.Cells;
import dev.quarry.lab.report.Table;
import dev.quarry.lab.specifications.subject.Gauge;
import dev.quarry.lab.specifications.subject.Kernels;
import dev.quarry.program.ClassPath;
import dev.quarry.program.Names;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.spec.language.SpecificationParser;
import dev.quarry.spec.weave.EventLog;
import dev.quarry.spec.weave.Weaver;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** Measures computations with monitors woven in and without, by turns, in this virtual machine. */
public final class MonitoringCost {
  private static final String SPECIFICATIONS =
      """
      usage gauged of %s { pattern (open ; add* ; close)* }
      usage asked of java.util.Iterator { formula always (call next -> previously return hasNext) }
      usage steady of java.util.Iterator from java.util.Collection.iterator {
        formula always (call next -> not once return from.clear)
      }
      """
          .formatted(Gauge.class.getName());

  private static final int SIZE = 20_000;

  private record Kernel(String name, String events) {}

  private static final List<Kernel> KERNELS =
      List.of(
          new Kernel("primes", "three"),
          new Kernel("matrices", "three"),
          new Kernel("hashes", "eight"),
          new Kernel("gauged", "every step"),
          new Kernel("iterated", "two in every step, with look-ups"));

  private static final String HOME = Kernels.class.getPackageName();

  private final int rounds;
  private final Path work;

  /**
   * @param rounds of which the best counts
   * @param work a directory for class files
   */
  public MonitoringCost(int rounds, Path work) {
    this.rounds = rounds;
    this.work = work;
  }

  /** One row for each computation. */
  public Table table() throws IOException {
    List<List<String>> rows = new ArrayList<>();
    for (CostFigures one : measure()) {
      rows.add(
          List.of(
              one.kernel(),
              one.events(),
              Cells.number(one.plain()),
              Cells.number(one.woven()),
              String.format(Locale.ROOT, "%.2f ×", one.ratio())));
    }
    return new Table(
        "What monitoring costs, in microseconds",
        List.of("kernel", "events", "plain", "monitored", "ratio"),
        rows);
  }

  List<CostFigures> measure() throws IOException {
    Map<String, byte[]> classes = plain();
    Loader plain = new Loader(classes);
    Loader woven = new Loader(woven(classes));
    List<CostFigures> figures = new ArrayList<>();
    for (Kernel kernel : KERNELS) {
      MethodHandle without = plain.kernel(kernel.name());
      MethodHandle with = woven.kernel(kernel.name());
      double bestWithout = Double.MAX_VALUE;
      double bestWith = Double.MAX_VALUE;
      for (int round = 0; round < rounds; round++) {
        bestWithout = Math.min(bestWithout, micros(without));
        bestWith = Math.min(bestWith, micros(with));
      }
      figures.add(new CostFigures(kernel.name(), kernel.events(), bestWithout, bestWith));
    }
    return figures;
  }

  private static double micros(MethodHandle kernel) throws IOException {
    long start = System.nanoTime();
    try {
      int result = (int) kernel.invokeExact(SIZE);
      return (System.nanoTime() - start + (result == Integer.MIN_VALUE ? 1 : 0)) / 1e3;
    } catch (IOException | RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException(e);
    }
  }

  private Map<String, byte[]> woven(Map<String, byte[]> plain) throws IOException {
    for (Map.Entry<String, byte[]> entry : plain.entrySet()) {
      Path file = work.resolve(Names.internal(entry.getKey()) + ".class");
      Files.createDirectories(work.resolve(Names.internal(HOME)));
      Files.write(file, entry.getValue());
    }
    Map<String, byte[]> all = new HashMap<>(plain);
    try (ClassPath path = ClassPath.of(List.of(work))) {
      new Weaver(new ClassHierarchy(path), EventLog.NOT_KEPT)
          .weave(SpecificationParser.file("cost.spec", SPECIFICATIONS))
          .classes()
          .forEach((name, bytes) -> all.put(Names.binary(name), bytes));
    }
    return all;
  }

  private static Map<String, byte[]> plain() throws IOException {
    Map<String, byte[]> classes = new HashMap<>();
    for (Class<?> type : List.of(Kernels.class, Gauge.class)) {
      try (var file = type.getResourceAsStream(type.getSimpleName() + ".class")) {
        classes.put(type.getName(), Objects.requireNonNull(file).readAllBytes());
      }
    }
    return classes;
  }

  /** Has classes of its own, so that nothing is shared with what is measured beside. */
  private static final class Loader extends ClassLoader {
    private final Map<String, byte[]> classes;

    Loader(Map<String, byte[]> classes) {
      super(Kernels.class.getClassLoader());
      this.classes = classes;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      Class<?> known = findLoadedClass(name);
      if (known != null) {
        return known;
      }
      byte[] bytes = classes.get(name);
      return bytes == null
          ? super.loadClass(name, resolve)
          : defineClass(name, bytes, 0, bytes.length);
    }

    MethodHandle kernel(String name) {
      try {
        return MethodHandles.lookup()
            .findStatic(
                loadClass(Kernels.class.getName()),
                name,
                MethodType.methodType(int.class, int.class));
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
