package dev.quarry.engine.cover;

import java.nio.file.Path;
import java.util.Optional;

/**
 * Which branches are wanted of those in scope.
 *
 * @param jacoco a report of an existing suite: only what it misses
 * @param since a git revision: only what was changed after it
 */
public record Selection(Optional<Path> jacoco, Optional<String> since) {

  /** All of them. */
  public static final Selection ALL = new Selection(Optional.empty(), Optional.empty());

  /** Whether most classes may have nothing that is wanted. */
  boolean isSelective() {
    return jacoco.isPresent() || since.isPresent();
  }
}
