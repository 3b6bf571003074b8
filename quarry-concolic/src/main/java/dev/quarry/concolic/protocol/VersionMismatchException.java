package dev.quarry.concolic.protocol;

import java.io.IOException;

/** The two ends of a connection are of different builds. */
public final class VersionMismatchException extends IOException {
  private static final long serialVersionUID = 1L;

  public VersionMismatchException(int theirs, int ours) {
    super(
        "The other end speaks version "
            + theirs
            + " of the worker protocol and this end version "
            + ours
            + "; use the same build of Quarry for both.");
  }
}
