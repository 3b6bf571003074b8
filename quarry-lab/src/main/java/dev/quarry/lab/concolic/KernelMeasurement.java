package dev.quarry.lab.concolic;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.RunLimits;
import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.instrument.ClassInstrumenter;
import dev.quarry.concolic.instrument.InstrumentOptions;
import dev.quarry.concolic.instrument.Mode;
import dev.quarry.concolic.runtime.EntryCall;
import dev.quarry.concolic.runtime.hooks.Fuel;
import dev.quarry.concolic.runtime.run.RunContext;
import dev.quarry.concolic.runtime.run.RunOutcome;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Sort;
import dev.quarry.program.ClassPath;
import dev.quarry.program.MethodId;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Runs kernels plain, rewritten, and rewritten with symbolic arguments, in this JVM. */
final class KernelMeasurement {
  /** The kernels, in the order of the table. */
  static final List<String> KERNELS =
      List.of(
          "IntArithmetic",
          "WideArithmetic",
          "Branches",
          "Switches",
          "Arrays",
          "Fields",
          "VirtualCalls",
          "Recursion",
          "Exceptions",
          "Strings",
          "Collections");

  /** As much work as {@code n} is asked for in a loop takes a recursion that is so deep. */
  private static final int RECURSION = 18;

  private static final int SMALL_CALLS = 64;

  /** Kernels make a hundred terms a run and more: some times what a factory remembers. */
  private static final int NAMES = 2_000;

  private static final RunLimits LIMITS =
      new RunLimits(Integer.MAX_VALUE, Integer.MAX_VALUE, 100, 3);

  private final Effort effort;
  private final ExprFactory factory = new ExprFactory();
  private final Input a = factory.input("a", Sort.INT);
  private final Input b = factory.input("b", Sort.INT);
  private final KernelLoader plain;
  private final KernelLoader rewritten;
  private final RunContext context;

  /** Keeps what kernels return, so that nothing is optimised away. */
  private int kept;

  private int turn;

  KernelMeasurement(Effort effort, ClassPath classPath) {
    this.effort = effort;
    var hierarchy = new ClassHierarchy(classPath);
    var instrumenter = new ClassInstrumenter(hierarchy, InstrumentOptions.of(Mode.SYMBOLIC));
    this.plain = new KernelLoader(classPath, LabClasses.KERNELS, file -> file.bytes());
    this.rewritten =
        new KernelLoader(
            classPath, LabClasses.KERNELS, file -> instrumenter.instrument(file).bytes());
    this.context = new RunContext(factory, rewritten, type -> List.of(), LIMITS);
  }

  /** One kernel, all ways. */
  KernelFigures measure(String kernel) throws IOException {
    String owner = LabClasses.KERNELS + "." + kernel;
    int work = kernel.equals("Recursion") ? RECURSION : effort.work();
    MethodHandle original = plain.method(owner, "work");
    MethodHandle copy = rewritten.method(owner, "work");
    MethodHandle small = plain.method(owner, "small");
    MethodId id = MethodId.ofInternal(owner.replace('.', '/'), "small", "(II)I");
    EntryCall entry = new EntryCall(id, List.of("a", "b"));
    check(kernel, original, copy, small, entry);
    double[] concrete =
        new BestOf(effort).rates(List.of(() -> large(original, work), () -> large(copy, work)));
    List<EntryCall> renamed = renamed(id);
    double[] symbolic =
        new BestOf(effort)
            .rates(List.of(() -> smalls(small), () -> run(entry), () -> runUnseen(renamed)));
    return new KernelFigures(
        new Comparison(kernel, concrete[0], concrete[1]),
        new Comparison(kernel, symbolic[0], symbolic[1]),
        new Comparison(kernel, symbolic[0], symbolic[2]));
  }

  /**
   * The same call with inputs of other names, so many that what one of them made is forgotten when
   * its turn comes again.
   */
  private static List<EntryCall> renamed(MethodId id) {
    return IntStream.range(0, NAMES)
        .mapToObj(i -> new EntryCall(id, List.of("a" + i, "b" + i)))
        .toList();
  }

  /** What was computed last. */
  int kept() {
    return kept;
  }

  private void check(
      String kernel,
      MethodHandle original,
      MethodHandle copy,
      MethodHandle small,
      EntryCall entry) {
    for (int i = -2; i < 5; i++) {
      boolean same =
          call(original, 9, i, 7 - i) == call(copy, 9, i, 7 - i)
              && Ending.returned(Integer.toString(call(small, i, i + 3)))
                  .equals(outcome(entry, i, i + 3).ending());
      if (!same) {
        throw new IllegalStateException("Rewritten, " + kernel + " does something else.");
      }
    }
  }

  private int large(MethodHandle method, int work) {
    kept += call(method, work, kept, 5);
    return 1;
  }

  private int smalls(MethodHandle method) {
    for (int i = 0; i < SMALL_CALLS; i++) {
      kept += call(method, i, kept);
    }
    return SMALL_CALLS;
  }

  private int run(EntryCall entry) {
    for (int i = 0; i < SMALL_CALLS; i++) {
      kept += outcome(entry, i, kept).events().size();
    }
    return SMALL_CALLS;
  }

  private int runUnseen(List<EntryCall> entries) {
    for (int i = 0; i < SMALL_CALLS; i++) {
      turn = (turn + 1) % entries.size();
      Input first = factory.input("a" + turn, Sort.INT);
      Input second = factory.input("b" + turn, Sort.INT);
      Model model = new Model(Map.of(first, i, second, kept));
      kept += entries.get(turn).run(context, RunRequest.of(model)).events().size();
    }
    return SMALL_CALLS;
  }

  private RunOutcome outcome(EntryCall entry, int first, int second) {
    return entry.run(context, RunRequest.of(new Model(Map.of(a, first, b, second))));
  }

  private static int call(MethodHandle method, int n, int first, int second) {
    // Runs out now and then, with no run to end.
    Fuel.steps = Integer.MAX_VALUE;
    try {
      return (int) method.invokeExact(n, first, second);
    } catch (Throwable e) {
      throw new IllegalStateException("No kernel throws anything.", e);
    }
  }

  private static int call(MethodHandle method, int first, int second) {
    try {
      return (int) method.invokeExact(first, second);
    } catch (Throwable e) {
      throw new IllegalStateException("No kernel throws anything.", e);
    }
  }
}
