package dev.quarry.search.tree;

import java.util.List;
import java.util.Optional;

/**
 * What a run added to the tree.
 *
 * @param run its number, counted from 1
 * @param isNew whether no run before went this path
 * @param visited the ways it was the first to take, from the entry on
 * @param opened the ways it saw and did not take
 * @param divergence how it differed from what was known
 * @param limit the limit behind which its path was not followed any more
 */
public record Merged(
    long run,
    boolean isNew,
    List<Way> visited,
    List<Way> opened,
    Optional<Divergence> divergence,
    Optional<String> limit) {
  public Merged {
    visited = List.copyOf(visited);
    opened = List.copyOf(opened);
  }
}
