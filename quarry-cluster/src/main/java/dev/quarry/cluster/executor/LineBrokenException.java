package dev.quarry.cluster.executor;

import java.io.IOException;
import java.io.Serial;
import org.jspecify.annotations.Nullable;

/** The coordinator is gone, or busy: nothing is wrong here, and one tries again. */
final class LineBrokenException extends IOException {
  @Serial private static final long serialVersionUID = 1L;

  LineBrokenException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
