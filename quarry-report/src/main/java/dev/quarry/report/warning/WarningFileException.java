package dev.quarry.report.warning;

import java.io.Serial;

/** A file is none of warnings; the message is made of whole sentences. */
public final class WarningFileException extends RuntimeException {
  @Serial private static final long serialVersionUID = 1L;

  WarningFileException(String message) {
    super(message);
  }
}
