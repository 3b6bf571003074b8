package dev.quarry.process;

import java.util.OptionalLong;

/** Has one process do its work, and replaces it when it must. */
public interface Keeper extends AutoCloseable {
  /** Id of the process in use now. */
  OptionalLong processId();

  /** Ends the process. */
  @Override
  void close();
}
