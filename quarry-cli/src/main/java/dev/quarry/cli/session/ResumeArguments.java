package dev.quarry.cli.session;

import dev.quarry.engine.kept.KeptResults;
import dev.quarry.engine.kept.KeptResults.Use;
import dev.quarry.engine.setting.Setting;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** What becomes of results after a run, and of those of earlier runs. */
public final class ResumeArguments {
  @Option(
      names = "--resume",
      description =
          "Go on where an earlier run ended or was killed: what was looked at with the same options,"
              + " and whose code and what it calls did not change, is not looked at again.")
  private boolean resume;

  @Option(
      names = "--results",
      paramLabel = "DIR",
      defaultValue = ".quarry",
      description = "Where results are kept for --resume (default: ${DEFAULT-VALUE}).")
  private Path results;

  /** Whether to go on with an earlier run. */
  public boolean isWanted() {
    return resume;
  }

  /** A setting in which results are kept. */
  public Setting on(Setting setting) {
    return setting.withKept(KeptResults.in(results, resume ? Use.READ_AND_WRITTEN : Use.WRITTEN));
  }
}
