package dev.quarry.cluster.coordinator;

import dev.quarry.cluster.link.Address;
import dev.quarry.cluster.secret.Secret;
import java.nio.file.Path;

/**
 * Where a coordinator listens, and what it keeps.
 *
 * @param address for executors
 * @param secret that they have too
 * @param journal the file that results are kept in as they come
 * @param start what to do with a journal that is there
 */
public record Listening(Address address, Secret secret, Path journal, Start start) {
  /** How a run begins. */
  public enum Start {
    /** With nothing; a journal that is there is not touched, and nothing begins. */
    FRESH,
    /** With what the journal has. */
    RESUMED
  }
}
