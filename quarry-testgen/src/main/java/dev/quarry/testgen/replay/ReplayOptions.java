package dev.quarry.testgen.replay;

import dev.quarry.process.Sandbox;
import dev.quarry.testgen.source.Framework;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * Where and how tests are run.
 *
 * <p>They run on the main thread with the stack that the JVM gives it, as they would in most
 * builds: an overflow of the stack must be one there.
 *
 * @param classPath the program's
 * @param framework what the tests are written for
 * @param java the Java installation to run on, such as the value of {@code java.home}; at least
 *     version 17
 * @param heapMegabytes the heap of the process
 * @param testTime how long one test may take
 * @param totalTime how long all of one call may take
 * @param jvmArguments more arguments for the JVM, such as those of a guarding agent
 * @param sandbox the wall that the operating system builds around the process
 */
public record ReplayOptions(
    List<Path> classPath,
    Framework framework,
    Path java,
    int heapMegabytes,
    Duration testTime,
    Duration totalTime,
    List<String> jvmArguments,
    Sandbox sandbox) {
  public ReplayOptions {
    classPath = List.copyOf(classPath);
    jvmArguments = List.copyOf(jvmArguments);
  }

  /** JUnit 5 on this JDK, 1 GiB of heap, 10 s for a test, an hour for all of them. */
  public static ReplayOptions of(List<Path> classPath) {
    return new ReplayOptions(
        classPath,
        Framework.JUNIT5,
        Path.of(System.getProperty("java.home")),
        1024,
        Duration.ofSeconds(10),
        Duration.ofHours(1),
        List.of(),
        Sandbox.NONE);
  }

  public ReplayOptions withFramework(Framework changed) {
    return new ReplayOptions(
        classPath, changed, java, heapMegabytes, testTime, totalTime, jvmArguments, sandbox);
  }

  public ReplayOptions withJava(Path home) {
    return new ReplayOptions(
        classPath, framework, home, heapMegabytes, testTime, totalTime, jvmArguments, sandbox);
  }

  public ReplayOptions withHeapMegabytes(int megabytes) {
    return new ReplayOptions(
        classPath, framework, java, megabytes, testTime, totalTime, jvmArguments, sandbox);
  }

  public ReplayOptions withTestTime(Duration limit) {
    return new ReplayOptions(
        classPath, framework, java, heapMegabytes, limit, totalTime, jvmArguments, sandbox);
  }

  public ReplayOptions withTotalTime(Duration limit) {
    return new ReplayOptions(
        classPath, framework, java, heapMegabytes, testTime, limit, jvmArguments, sandbox);
  }

  public ReplayOptions withJvmArguments(List<String> arguments) {
    return new ReplayOptions(
        classPath, framework, java, heapMegabytes, testTime, totalTime, arguments, sandbox);
  }

  public ReplayOptions withSandbox(Sandbox changed) {
    return new ReplayOptions(
        classPath, framework, java, heapMegabytes, testTime, totalTime, jvmArguments, changed);
  }
}
