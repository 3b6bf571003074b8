package dev.quarry.engine.forward;

import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.RunRequest;
import java.io.IOException;

/** Makes the runs of an entry. */
@FunctionalInterface
public interface RunMaker {
  RunReport run(RunRequest request) throws IOException, InterruptedException;
}
