package dev.quarry.engine.reproduce;

import dev.quarry.engine.reach.ReachOptions;
import dev.quarry.engine.setting.Setting;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.program.trace.LoggedException;
import java.time.Duration;
import java.util.List;

/**
 * Which exception to reproduce, and how.
 *
 * @param setting the program, and how to work on it
 * @param trace what was logged
 * @param matching how frames are compared
 * @param frames at least so many of the program's; 1 if any will do
 * @param budget for all entries together
 * @param tests what is written
 * @param told what is found out about the exception
 */
public record ReproduceOptions(
    Setting setting,
    LoggedException trace,
    LineMatching matching,
    int frames,
    Duration budget,
    TestOutput tests,
    ReachOptions.Told told) {
  /** The same for the engines of {@code reach}. */
  public ReachOptions reaching() {
    return ReachOptions.of(setting, List.of(), budget, tests).telling(told);
  }
}
