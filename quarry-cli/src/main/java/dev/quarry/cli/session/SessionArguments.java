package dev.quarry.cli.session;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.MachineFault;
import dev.quarry.cli.ending.UserError;
import dev.quarry.cli.launch.Interruption;
import dev.quarry.cli.launch.RootCommand;
import dev.quarry.cli.progress.LiveLine;
import dev.quarry.concolic.guard.Permission;
import dev.quarry.concolic.image.ImageCache;
import dev.quarry.engine.Session;
import dev.quarry.engine.change.ChangesException;
import dev.quarry.engine.jacoco.ReportException;
import dev.quarry.engine.setting.Setting;
import dev.quarry.process.Walls;
import dev.quarry.program.Problem;
import dev.quarry.program.ProgramException;
import dev.quarry.solver.Measure;
import dev.quarry.solver.chain.SolverOptions;
import dev.quarry.testgen.compile.CompilerMissingException;
import dev.quarry.testgen.confirm.UnwritableOutputException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** How engines work, whatever they are asked for. */
public final class SessionArguments {
  @Option(
      names = "--allow",
      paramLabel = "WHAT",
      split = ",",
      description =
          "Allow exit, process, network, native, files or threads while the program runs. May be"
              + " repeated.")
  private List<String> allowed = new ArrayList<>();

  @Option(
      names = {"-j", "--jobs"},
      paramLabel = "N",
      defaultValue = "1",
      description = "How much is done at the same time (default: ${DEFAULT-VALUE}).")
  private int jobs;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Where random choices start (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--allow-empty",
      description = "End with exit code 0 if what is named has no method to look at.")
  private boolean allowEmpty;

  @Option(
      names = "--require-sandbox",
      description =
          "Refuse to run the program where the operating system does not build a wall around it as"
              + " well (namespaces, Linux).")
  private boolean requireSandbox;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--follow-jdk",
      description =
          "Follow values through the JDK's own code of dates, times, big numbers, formats and tokens"
              + " in runs. The first time this makes a Java image (some 150 MB in the cache"
              + " directory, less than a minute), which all commands use from then on.")
  private boolean followJdk;

  private Measure measure = Measure.TIME;

  private Interruption interruption() {
    return ((RootCommand) command.root().userObject()).interruption();
  }

  /** Something to be done in a session. */
  @FunctionalInterface
  public interface Task<T> {
    T in(Session session) throws IOException, InterruptedException;
  }

  /**
   * What engines are told, whatever they are asked for.
   *
   * @throws UserError if something has a value that does not exist
   */
  public Setting setting(List<Path> classPath) {
    return Setting.of(classPath)
        .withAllowed(permissions(allowed))
        .withJobs(jobs())
        .withSeed(seed)
        .withMeasure(measure)
        .withStop(interruption().stop());
  }

  /**
   * What {@code --allow} names.
   *
   * @throws UserError if there is no such thing
   */
  public static Set<Permission> permissions(List<String> names) {
    Set<Permission> permissions = EnumSet.noneOf(Permission.class);
    for (String name : names) {
      permissions.add(
          Arrays.stream(Permission.values())
              .filter(permission -> permission.text().equals(name))
              .findFirst()
              .orElseThrow(() -> noPermission(name)));
    }
    return permissions;
  }

  private static UserError noPermission(String name) {
    String names =
        Arrays.stream(Permission.values()).map(Permission::text).collect(Collectors.joining(", "));
    return new UserError(
        ExitCode.USAGE,
        "Nothing called `%s` can be allowed; take one of %s.".formatted(name, names));
  }

  public int jobs() {
    if (jobs < 1) {
      throw new UserError(ExitCode.USAGE, "--jobs is 1 or more.");
    }
    return jobs;
  }

  /** Counts work instead of time from now on, so that the same seed gives the same results. */
  public void countWork() {
    measure = Measure.WORK;
  }

  public long seed() {
    return seed;
  }

  /**
   * Opens a session for a task.
   *
   * @param line what the task shows on the way; cleared at the end
   * @throws UserError for whatever users can do something about
   */
  public <T> T run(LiveLine line, Task<T> task) throws IOException, InterruptedException {
    tellWalls(line, requireSandbox);
    interruption().listen(command.commandLine().getErr());
    if (followJdk) {
      new FollowedJdk(new ImageCache(), line).makeSure();
    }
    var options = SolverOptions.defaults().withJobs(jobs()).withSeed(seed).withMeasure(measure);
    try (Session session = Session.open(options)) {
      return task.in(session);
    } catch (UnwritableOutputException e) {
      throw new UserError(
          MachineFault.isNoSpace(e) ? ExitCode.MACHINE : ExitCode.USAGE,
          String.valueOf(e.getMessage()));
    } catch (IllegalArgumentException | ReportException | ChangesException e) {
      throw new UserError(ExitCode.USAGE, String.valueOf(e.getMessage()));
    } catch (CompilerMissingException e) {
      throw new UserError(ExitCode.NOT_ANALYSABLE, String.valueOf(e.getMessage()));
    } catch (ProgramException e) {
      throw new UserError(exit(e), String.valueOf(e.getMessage()));
    } finally {
      line.clear();
    }
  }

  /**
   * A weaker wall is never silent.
   *
   * @throws UserError if it would be weaker than what is required
   */
  public static void tellWalls(LiveLine line, boolean requireSandbox) {
    Walls walls = Walls.standing();
    if (walls.areBoth()) {
      return;
    }
    if (requireSandbox) {
      throw new UserError(
          ExitCode.MACHINE,
          walls.text() + " Without --require-sandbox the program runs all the same.");
    }
    line.say(walls.text());
  }

  private ExitCode exit(ProgramException e) {
    if (allowEmpty && e.problem() == Problem.NOTHING_TO_ANALYSE) {
      return ExitCode.CLEAN;
    }
    return e.problem().exitCode() == ExitCode.USAGE.code()
        ? ExitCode.USAGE
        : ExitCode.NOT_ANALYSABLE;
  }
}
