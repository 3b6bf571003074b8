package dev.quarry.testgen.confirm;

import java.io.IOException;
import java.nio.file.Path;

/** Tests can't be written where they should be; the message says what to do. */
public final class UnwritableOutputException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnwritableOutputException(Path place, IOException cause) {
    super(
        "Tests can't be written to `%s` (%s); name another directory with -o."
            .formatted(place, cause),
        cause);
  }
}
