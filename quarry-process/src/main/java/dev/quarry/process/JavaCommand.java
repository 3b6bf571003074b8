package dev.quarry.process;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** How to start a Java virtual machine. Options stand in the order in which they are given. */
public final class JavaCommand {
  private static final Path SHELL = Path.of("/bin/sh");

  private final Path home;
  private final List<String> words = new ArrayList<>();

  private JavaCommand(Path home) {
    this.home = home;
    String file = File.separatorChar == '\\' ? "java.exe" : "java";
    words.add(home.resolve("bin").resolve(file).toString());
  }

  /**
   * One of a certain Java.
   *
   * @param home what {@code JAVA_HOME} would be
   */
  public static JavaCommand of(Path home) {
    return new JavaCommand(home);
  }

  /** One of the Java that runs now. */
  public static JavaCommand ofThisJava() {
    return of(Path.of(System.getProperty("java.home")));
  }

  /** Adds options. */
  public JavaCommand with(List<String> options) {
    words.addAll(options);
    return this;
  }

  /** Adds options. */
  public JavaCommand with(String... options) {
    return with(List.of(options));
  }

  /** Options for one of many processes: a limited heap and a collector without threads. */
  public JavaCommand small(int heapMegabytes) {
    return with("-Xmx" + heapMegabytes + "m", "-XX:+UseSerialGC", "-Xshare:auto");
  }

  /** A crash of native code is an expected event: no dumps in the user's directory. */
  public JavaCommand crashLog(Path file) {
    return with("-XX:-CreateCoredumpOnCrash", "-XX:ErrorFile=" + file);
  }

  /**
   * Shares classes with others of its kind, if there is an archive. Not for processes with an agent
   * that rewrites classes of the JDK: those crash where an archived class extends a rewritten one.
   */
  public JavaCommand sharing(List<String> classPath) {
    return with(new ClassArchive(home, classPath).options());
  }

  /** What a program sees of the machine must not differ between machines. */
  public JavaCommand withFixedLocale() {
    return with(
        "-Duser.language=en", "-Duser.country=US", "-Duser.timezone=UTC", "-Dfile.encoding=UTF-8");
  }

  /**
   * A terminal interrupts all processes that stand before it. Children end when their parent wants
   * it, which may have something left for them to do.
   */
  private static List<String> deafToInterrupts() {
    return Files.isExecutable(SHELL)
        ? List.of(SHELL.toString(), "-c", "trap '' INT; exec \"$@\"", "sh")
        : List.of();
  }

  /** The process that runs a class's {@code main}, to be started. */
  public ProcessBuilder run(Collection<String> classPath, Class<?> main, String... arguments) {
    return process(
        List.of("-cp", String.join(File.pathSeparator, classPath), main.getName()), arguments);
  }

  /** The process that runs a jar whose manifest names the main class, to be started. */
  public ProcessBuilder runJar(Path jar, String... arguments) {
    return process(List.of("-jar", jar.toString()), arguments);
  }

  private ProcessBuilder process(List<String> program, String... arguments) {
    List<String> command = new ArrayList<>(deafToInterrupts());
    command.addAll(words);
    command.addAll(program);
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command);
    // Agents and options meant for the user's own processes.
    builder
        .environment()
        .keySet()
        .removeAll(Set.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"));
    return builder;
  }
}
