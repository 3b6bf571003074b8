package dev.quarry.program;

/** Something is wrong with the program or with what was asked about it; the message says what. */
public final class ProgramException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final Problem problem;

  public ProgramException(Problem problem, String sentence) {
    super(sentence);
    this.problem = problem;
  }

  public ProgramException(Problem problem, String sentence, Throwable cause) {
    super(sentence, cause);
    this.problem = problem;
  }

  /** Which kind of problem it is, for exit codes and reports. */
  public Problem problem() {
    return problem;
  }
}
