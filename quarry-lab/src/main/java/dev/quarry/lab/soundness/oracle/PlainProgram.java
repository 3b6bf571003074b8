package dev.quarry.lab.soundness.oracle;

import dev.quarry.lab.soundness.generate.EntryPoint;
import dev.quarry.lab.soundness.oracle.PlainRun.Failure;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Calls entries of a compiled program, each time as a fresh virtual machine would. */
public final class PlainProgram {
  private final String className;
  private final Map<String, byte[]> probed = new TreeMap<>();
  private final Set<Integer> lines = new TreeSet<>();

  /**
   * @param className of the class with the entries
   * @param classes class files by binary name
   */
  public PlainProgram(String className, Map<String, byte[]> classes) {
    this.className = className;
    classes.forEach((name, file) -> probed.put(name, LineProbes.in(file, lines)));
  }

  /** All lines with code. */
  public Set<Integer> lines() {
    return lines;
  }

  /** Makes a value for each parameter, in the loader that the program is called in. */
  @FunctionalInterface
  public interface Arguments {
    @Nullable Object of(int parameter, Class<?> program, List<@Nullable Object> earlier)
        throws ReflectiveOperationException;
  }

  /** Calls an entry. */
  public PlainRun call(EntryPoint entry, Arguments arguments) {
    try {
      ProbedLoader loader = new ProbedLoader(probed);
      Class<?> program = Class.forName(className, false, loader);
      Method method = method(program, entry);
      List<@Nullable Object> values = new ArrayList<>();
      for (int i = 0; i < method.getParameterCount(); i++) {
        values.add(arguments.of(i, program, values));
      }
      return call(method, values.toArray(), loader.lineRecord());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(className, e);
    }
  }

  private static Method method(Class<?> program, EntryPoint entry) {
    for (Method method : program.getDeclaredMethods()) {
      if (method.getName().equals(entry.name())) {
        return method;
      }
    }
    throw new IllegalStateException("no " + entry.name());
  }

  private PlainRun call(Method method, @Nullable Object[] values, Class<?> record)
      throws ReflectiveOperationException {
    BitSet prepared = (BitSet) record.getMethod("lines").invoke(null);
    record.getMethod("restart").invoke(null);
    PlainOutcome outcome;
    Set<Failure> failures = new LinkedHashSet<>();
    try {
      outcome = new PlainOutcome(Literals.of(method.invoke(null, values)), "", 0);
    } catch (InvocationTargetException e) {
      outcome = thrown(e.getTargetException());
      add(e.getTargetException(), 1, failures);
    } catch (ExceptionInInitializerError e) {
      outcome = thrown(e);
      add(e, 1, failures);
    }
    List<?> caught = (List<?>) record.getMethod("exceptions").invoke(null);
    List<?> depths = (List<?>) record.getMethod("depths").invoke(null);
    for (int i = 0; i < caught.size(); i++) {
      add((Throwable) caught.get(i), (Integer) depths.get(i), failures);
    }
    return new PlainRun(
        outcome,
        prepared,
        (BitSet) record.getMethod("lines").invoke(null),
        failures,
        (Boolean) record.getMethod("isEndless").invoke(null) || isTraceless(outcome, caught));
  }

  /** A stack that is full has no certain line, and compiled code throws without any in the end. */
  private static boolean isTraceless(PlainOutcome outcome, List<?> caught) {
    return outcome.exception().equals(StackOverflowError.class.getName())
        || (!outcome.exception().isEmpty() && outcome.line() == 0)
        || caught.stream().anyMatch(each -> ((Throwable) each).getStackTrace().length == 0);
  }

  private PlainOutcome thrown(Throwable exception) {
    return new PlainOutcome("", exception.getClass().getName(), line(exception));
  }

  /** The lines of the calls that an exception came through, up to one that caught it. */
  private void add(Throwable exception, int depth, Set<Failure> failures) {
    StackTraceElement[] trace = exception.getStackTrace();
    for (int i = 0; i <= trace.length - depth; i++) {
      if (probed.containsKey(trace[i].getClassName())) {
        failures.add(new Failure(exception.getClass().getName(), trace[i].getLineNumber()));
      }
    }
  }

  /** Of a failed initialiser, the line that made it fail. */
  private int line(Throwable exception) {
    if (exception instanceof ExceptionInInitializerError && exception.getCause() != null) {
      return line(exception.getCause());
    }
    for (StackTraceElement frame : exception.getStackTrace()) {
      if (probed.containsKey(frame.getClassName())) {
        return frame.getLineNumber();
      }
    }
    return 0;
  }
}
