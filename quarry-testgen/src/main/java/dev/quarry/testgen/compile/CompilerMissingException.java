package dev.quarry.testgen.compile;

/** This Java installation can't compile; the message says what to do. */
public final class CompilerMissingException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  CompilerMissingException(String javaHome) {
    super(
        "The Java installation at "
            + javaHome
            + " has no compiler, which generated tests are compiled with;"
            + " run Quarry on a JDK instead of a JRE.");
  }
}
