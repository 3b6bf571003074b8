package dev.quarry.testgen.replay.runner;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;

/**
 * Runs the methods that a file lists and writes to another what came of them: a line before each
 * and a line after it, so that the last line of a process that died or hangs tells where.
 *
 * <p>Begins when a byte comes from standard input, and gets ready before. Ends at once when
 * standard input does, as then whoever wanted the results is gone.
 */
public final class ReplayMain {
  /** A line with this alone: about to begin. */
  public static final String READY = "ready";

  /** A line with this and a number: the method of that number begins. */
  public static final String BEGIN = "begin";

  /**
   * A line with this, the number, {@link #NORMAL}, {@link #THROWN} or {@link #REFUSED}, and then
   * what was returned (see {@link Encoding}), what was refused (or changed for good) or what was
   * thrown: class, message, and four fields for each frame.
   */
  public static final String END = "end";

  /**
   * A line with this, the number of the method that runs, and the number of a point of the program
   * that it came by, at once and once for each method and point.
   */
  public static final String PASSED = "passed";

  public static final String NORMAL = "normal";
  public static final String THROWN = "thrown";
  public static final String REFUSED = "refused";

  /**
   * A system property; if it is {@code true}, the hooks of agents run when the process ends, and so
   * do those that tests left.
   */
  public static final String HOOKS = "dev.quarry.replay.hooks";

  /** The ways to run a method, as the list names them. */
  public enum Way {
    PROBE,
    /** A probe in a program with a mutant: {@link MutantCall#name} says which. */
    MUTANT,
    JUNIT5,
    JUNIT4;

    /** Whether a user's build would run it. */
    boolean isTest() {
      return this == JUNIT5 || this == JUNIT4;
    }
  }

  /** The system's group, whose threads are not taken for the program's. */
  private static final ThreadGroup SYSTEM = systemGroup();

  private ReplayMain() {}

  /**
   * Runs methods.
   *
   * @param args the file that lists them (number, way, class, method in each line), the file for
   *     the results, and possibly a way to get ready for
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    Guard guard = Guard.take();
    Witness witness = Witness.take();
    boolean hooks = Boolean.parseBoolean(System.clearProperty(HOOKS));
    try (Results results = new Results(args[1])) {
      CountDownLatch asked = watch(System.in);
      guard.enter();
      Map<Way, Check> checks = warm(args);
      asked.await();
      List<Group> groups = Group.of(Files.readAllLines(Path.of(args[0]), US_ASCII));
      Surroundings surroundings = new Surroundings();
      results.write(List.of(READY));
      for (Group group : groups) {
        Check check = checks.computeIfAbsent(group.way(), ReplayMain::check);
        new GroupRun(group, check, guard, witness, surroundings, results).run();
      }
    }
    guard.leave();
    if (hooks) {
      System.exit(0);
    }
    // Threads that the tests left don't matter, nor do their hooks.
    Runtime.getRuntime().halt(0);
  }

  private static Map<Way, Check> warm(String[] args) {
    Map<Way, Check> checks = new EnumMap<>(Way.class);
    if (args.length > 2) {
      Way expected = Way.valueOf(args[2]);
      Check check = check(expected);
      check.warmUp();
      checks.put(expected, check);
    }
    return checks;
  }

  /** Names a class only where it is made, as the class path has only one of the frameworks. */
  private static Check check(Way way) {
    if (way == Way.JUNIT5) {
      return new JupiterTest();
    }
    if (way == Way.JUNIT4) {
      return new Junit4Test();
    }
    return way == Way.MUTANT ? new MutantCall() : new ProbeCall();
  }

  /** Waits for the first byte, and ends the process with the last. */
  private static CountDownLatch watch(InputStream in) {
    CountDownLatch asked = new CountDownLatch(1);
    Thread thread =
        new Thread(
            SYSTEM,
            () -> {
              try {
                if (in.read() >= 0) {
                  asked.countDown();
                  in.transferTo(OutputStream.nullOutputStream());
                }
              } catch (IOException e) {
                // As good as its end.
              } finally {
                Runtime.getRuntime().halt(0);
              }
            },
            "end of input");
    thread.setDaemon(true);
    thread.start();
    return asked;
  }

  private static ThreadGroup systemGroup() {
    ThreadGroup group = Thread.currentThread().getThreadGroup();
    while (group.getParent() != null) {
      group = group.getParent();
    }
    return group;
  }
}
