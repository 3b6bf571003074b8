package dev.quarry.cli.ending;

/** How a run of the command ended, as the calling script sees it. */
public enum ExitCode {
  CLEAN(0, "clean: everything asked for was done, nothing was found"),
  FINDING(1, "a finding, or a threshold was missed"),
  USAGE(2, "the command line or the input is wrong, or nothing matched"),
  UNDECIDED(3, "undecided within the budget, or ways were left open"),
  NOT_ANALYSABLE(4, "the program cannot be analysed"),
  INTERNAL(70, "an internal error; the log file is named on standard error"),
  MACHINE(74, "the machine gave out: no space or memory left, or a place that can't be written"),
  INTERRUPTED(130, "interrupted by ctrl-C; what was found until then is told and written"),
  TERMINATED(143, "the same, by SIGTERM");

  private final int code;
  private final String meaning;

  ExitCode(int code, String meaning) {
    this.code = code;
    this.meaning = meaning;
  }

  /** The number given to the operating system. */
  public int code() {
    return code;
  }

  /** One line for the user. */
  public String meaning() {
    return meaning;
  }
}
