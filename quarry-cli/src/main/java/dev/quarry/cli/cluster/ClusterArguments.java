package dev.quarry.cli.cluster;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.cli.progress.LiveLine;
import dev.quarry.engine.spread.Spread;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Whether other machines do the work. */
public final class ClusterArguments {
  @Option(
      names = "--cluster-listen",
      paramLabel = "HOST:PORT",
      description =
          "Have the work done by executors, which join at this address of this machine (see"
              + " `quarry executor`). Needs --secret-file.")
  private @Nullable String listen;

  @Option(
      names = "--secret-file",
      paramLabel = "FILE",
      description = "What lets executors in, made by `quarry secret FILE`.")
  private @Nullable Path secretFile;

  @Option(
      names = "--journal",
      paramLabel = "FILE",
      description =
          "With --cluster-listen, keep results in this file as they come; it is deleted when all is"
              + " done (default: quarry.journal).")
  private @Nullable Path journal;

  /** Something that others may do. */
  @FunctionalInterface
  public interface Task<T> {
    T with(Optional<Spread> spread) throws IOException, InterruptedException;
  }

  /** Whether others do the work. */
  public boolean isSpread() {
    return listen != null;
  }

  /**
   * Does something, with others or alone.
   *
   * @param what goals are called, such as "methods"
   * @param line shows how it goes on, if with others
   * @param resume whether to go on with the journal of the same command
   * @throws UserError for whatever users can do something about
   */
  public <T> T run(String what, LiveLine line, boolean resume, Task<T> task)
      throws IOException, InterruptedException {
    if (listen == null) {
      checkUnused();
      return task.with(Optional.empty());
    }
    if (secretFile == null) {
      throw new UserError(
          ExitCode.USAGE,
          "--cluster-listen needs --secret-file FILE, which lets executors in; make one with"
              + " `quarry secret FILE`.");
    }
    Path kept = journal == null ? Path.of("quarry.journal") : journal;
    return Coordinated.run(what, listen, secretFile, kept, resume, line, task);
  }

  private void checkUnused() {
    if (secretFile != null || journal != null) {
      throw new UserError(
          ExitCode.USAGE,
          "--secret-file and --journal belong to --cluster-listen HOST:PORT; add it, or leave them"
              + " out.");
    }
  }
}
