package dev.quarry.solver.smt.process;

import dev.quarry.solver.smt.SmtSolver;
import dev.quarry.solver.smt.child.ChildMain;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * How to start a solver process: the same Java, and of the class path only what the child needs.
 */
record ChildCommand(SmtSolver solver, ChildLimits limits, List<String> libraries) {
  private static final int FIRST_WITH_NATIVE_ACCESS_WARNINGS = 22;

  /** Prepares everything that is the same for each process of this kind; unpacks native code. */
  static ChildCommand of(SmtSolver solver, ChildLimits limits) throws IOException {
    List<String> libraries =
        solver == SmtSolver.BITWUZLA ? List.of(BitwuzlaLibrary.unpacked().toString()) : List.of();
    return new ChildCommand(solver, limits, libraries);
  }

  ProcessBuilder in(Path scratch) {
    List<String> command = new ArrayList<>();
    command.add(java());
    command.add("-Xmx" + limits.heapMegabytes() + "m");
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xshare:auto"));
    command.add("-Djava.io.tmpdir=" + scratch);
    // A crash of native code is an expected event: no dumps in the user's directory.
    command.addAll(
        List.of("-XX:-CreateCoredumpOnCrash", "-XX:ErrorFile=" + scratch.resolve("crash.log")));
    if (Runtime.version().feature() >= FIRST_WITH_NATIVE_ACCESS_WARNINGS) {
      command.add("--enable-native-access=ALL-UNNAMED");
    }
    command.addAll(
        List.of("-cp", classPath(), ChildMain.class.getName(), solver.name(), scratch.toString()));
    command.addAll(libraries);
    ProcessBuilder builder = new ProcessBuilder(command);
    // Agents and options meant for the user's own processes.
    builder
        .environment()
        .keySet()
        .removeAll(Set.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"));
    return builder;
  }

  private static String java() {
    String file = Platform.current().system().equals("windows") ? "java.exe" : "java";
    return Path.of(System.getProperty("java.home"), "bin", file).toString();
  }

  private String classPath() {
    List<String> classes =
        solver == SmtSolver.BITWUZLA
            ? List.of(
                ChildMain.class.getName(), "org.sosy_lab.java_smt.solvers.bitwuzla.api.TermManager")
            : List.of(
                ChildMain.class.getName(),
                "com.microsoft.z3.Context",
                "tools.aqua.turnkey.support.TurnKey");
    Set<String> places = new LinkedHashSet<>();
    for (String name : classes) {
      places.add(placeOf(name));
    }
    return String.join(File.pathSeparator, places);
  }

  /**
   * The jar or directory a class comes from; the whole class path where its loader does not tell.
   */
  private static String placeOf(String name) {
    try {
      Class<?> type = Class.forName(name, false, ChildCommand.class.getClassLoader());
      CodeSource source = type.getProtectionDomain().getCodeSource();
      if (source != null && source.getLocation().getProtocol().equals("file")) {
        return Path.of(source.getLocation().toURI()).toString();
      }
    } catch (ClassNotFoundException | URISyntaxException e) {
      throw new IllegalStateException(
          "The solver's class " + name + " is not on the class path.", e);
    }
    return System.getProperty("java.class.path");
  }
}
