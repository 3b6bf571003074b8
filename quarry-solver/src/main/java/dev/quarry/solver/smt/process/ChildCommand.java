package dev.quarry.solver.smt.process;

import dev.quarry.process.ChildProcess;
import dev.quarry.process.ClassPlaces;
import dev.quarry.process.Frames;
import dev.quarry.process.JavaCommand;
import dev.quarry.process.Scratch;
import dev.quarry.solver.smt.SmtSolver;
import dev.quarry.solver.smt.child.ChildMain;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * How to start a solver process: the same Java, and of the class path only what the child needs.
 */
record ChildCommand(SmtSolver solver, ChildLimits limits, List<String> libraries)
    implements ChildProcess.Preparation {
  private static final int FIRST_WITH_NATIVE_ACCESS_WARNINGS = 22;

  /** Prepares everything that is the same for each process of this kind; unpacks native code. */
  static ChildCommand of(SmtSolver solver, ChildLimits limits) throws IOException {
    List<String> libraries =
        solver == SmtSolver.BITWUZLA ? List.of(BitwuzlaLibrary.unpacked().toString()) : List.of();
    return new ChildCommand(solver, limits, libraries);
  }

  @Override
  public ProcessBuilder in(Scratch scratch) {
    List<String> classPath = ClassPlaces.classPath(classes());
    JavaCommand java =
        JavaCommand.ofThisJava()
            .small(limits.heapMegabytes())
            .sharing(classPath)
            .with("-XX:TieredStopAtLevel=1", "-Djava.io.tmpdir=" + scratch.directory())
            .crashLog(scratch.resolve("crash.log"));
    if (Runtime.version().feature() >= FIRST_WITH_NATIVE_ACCESS_WARNINGS) {
      java.with("--enable-native-access=ALL-UNNAMED");
    }
    List<String> arguments =
        new ArrayList<>(
            List.of(solver.name(), scratch.directory().toString(), limits.measure().name()));
    arguments.addAll(libraries);
    return java.run(classPath, ChildMain.class, arguments.toArray(String[]::new));
  }

  /** One class of each library that the child needs. */
  private List<String> classes() {
    List<String> own = List.of(ChildMain.class.getName(), Frames.class.getName());
    List<String> solvers =
        solver == SmtSolver.BITWUZLA
            ? List.of("org.sosy_lab.java_smt.solvers.bitwuzla.api.TermManager")
            : List.of("com.microsoft.z3.Context", "tools.aqua.turnkey.support.TurnKey");
    return Stream.of(own, solvers).flatMap(List::stream).toList();
  }
}
