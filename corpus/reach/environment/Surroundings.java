package environment;

import java.io.File;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.random.RandomGenerator;

/** What surrounds a program: its directory, its thread, its variables, generators of whatever kind. */
public final class Surroundings {
  public static int draw() {
    return RandomGenerator.getDefault().nextInt() == 4 ? 1 : 2; // reach: true yes, false yes, undecided: a generator
  }

  public static int now() {
    return InstantSource.system().millis() < 5 ? 1 : 2; // reach: true yes, false yes, undecided: a clock
  }

  public static int loader() {
    return Thread.currentThread().getContextClassLoader() == null ? 1 : 2; // reach: true yes, false yes, undecided: the thread
  }

  public static int thread() {
    return Thread.currentThread().toString().contains("pool") ? 1 : 2; // reach: true yes, false yes, undecided: the thread
  }

  public static int daemon() {
    return Thread.currentThread().isDaemon() ? 1 : 2; // reach: true yes, false yes, undecided: the thread
  }

  public static int directory() {
    return Path.of("x").toAbsolutePath().startsWith("/opt") ? 1 : 2; // reach: true yes, false yes, undecided: the directory
  }

  public static int address() {
    return new File("x").toURI().getPath().startsWith("/opt") ? 1 : 2; // reach: true yes, false yes, undecided: the directory
  }

  public static int variables() {
    return new ProcessBuilder("x").environment().containsKey("EDITOR") ? 1 : 2; // reach: true yes, false yes, undecided: the environment
  }

  public static int parallel() {
    int first = List.of(1, 2, 3, 4, 5, 6, 7, 8).parallelStream().findAny().get();
    return first == 1 ? 1 : 2; // reach: true yes, false yes, undecided: the scheduler
  }
}
