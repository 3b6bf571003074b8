package dev.quarry.cluster.secret;

import java.io.IOException;
import java.io.Serial;

/** A secret can't be made or used. The message is a whole sentence with a remedy. */
public final class SecretException extends IOException {
  @Serial private static final long serialVersionUID = 1L;

  SecretException(String sentence) {
    super(sentence);
  }

  SecretException(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
