package dev.quarry.cli.verdict;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.engine.reason.Reason;
import java.util.Collection;

/** How a command ends that could not decide something. */
public final class Undecided {
  private Undecided() {}

  /**
   * The exit code: whether more time might help, or nothing will as long as the program is not all
   * there.
   *
   * @param reasons why it is undecided
   */
  public static ExitCode exit(Collection<Reason> reasons) {
    boolean lacks = reasons.stream().anyMatch(reason -> reason.code().isAboutProgram());
    return lacks ? ExitCode.NOT_ANALYSABLE : ExitCode.UNDECIDED;
  }
}
