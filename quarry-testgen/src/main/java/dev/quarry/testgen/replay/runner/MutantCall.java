package dev.quarry.testgen.replay.runner;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Calls probes in programs with mutants. Those of one mutant that follow each other share it. */
public final class MutantCall implements Check {
  private static final String SEPARATOR = ":";

  /** Threads of the program load classes, too. */
  private final Map<String, byte[]> files = new ConcurrentHashMap<>();

  private String current = "";
  private @Nullable MutantLoader loader;

  MutantCall() {}

  /**
   * How a run is called that the list has instead of a method.
   *
   * @param changedClass the binary name of the class that is changed
   * @param mutant the binary name under which the changed class file is found
   * @param probe the method that is called
   */
  public static String name(String changedClass, String mutant, String probe) {
    return String.join(SEPARATOR, changedClass, mutant, probe);
  }

  @Override
  public @Nullable Throwable run(String className, List<String> methods, Progress progress) {
    for (String method : methods) {
      String[] parts = method.split(SEPARATOR, -1);
      progress.begin(method);
      progress.end(method, thrownBy(className, parts, method, progress));
    }
    return null;
  }

  private @Nullable Throwable thrownBy(
      String className, String[] parts, String method, Progress progress) {
    String mutant = parts[1];
    MutantLoader own = loader;
    if (own == null || !mutant.equals(current)) {
      own = new MutantLoader(parts[0], mutant.replace('.', '/') + ".class", files);
      loader = own;
      current = mutant;
    }
    Fuel.fill();
    try {
      Class<?> type = Class.forName(className, true, own);
      return ProbeCall.thrownBy(type, parts[2], seen -> progress.saw(method, seen));
    } catch (ReflectiveOperationException | LinkageError e) {
      return e;
    }
  }
}
