package dev.quarry.cli;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Unmatched;

/** {@code quarry lab}, which is a command of its own now. */
@Command(name = "lab", hidden = true, description = "Run './lab' in Quarry's source tree instead.")
final class MovedLab implements Runnable {
  @Unmatched private List<String> experiment = new ArrayList<>();

  @Override
  public void run() {
    throw new UserError(
        ExitCode.USAGE,
        "The laboratory is no part of Quarry any more; run './lab%s' in Quarry's source tree."
            .formatted(experiment.isEmpty() ? "" : " " + String.join(" ", experiment)));
  }
}
