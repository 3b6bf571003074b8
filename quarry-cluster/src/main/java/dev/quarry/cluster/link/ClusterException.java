package dev.quarry.cluster.link;

import java.io.IOException;
import java.io.Serial;

/** Machines can't work together. The message is a whole sentence with a remedy. */
public final class ClusterException extends IOException {
  @Serial private static final long serialVersionUID = 1L;

  public ClusterException(String sentence) {
    super(sentence);
  }

  public ClusterException(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
