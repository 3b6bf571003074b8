package dev.quarry.engine.explore;

import dev.quarry.concolic.Site;
import dev.quarry.search.tree.Way;
import java.util.List;

/**
 * A decision that runs of an entry made.
 *
 * @param place as {@code File.java:12}
 * @param kind what is decided
 * @param ways out of it
 */
public record ExploredDecision(String place, Site.Kind kind, List<Exit> ways) {
  /** There is none. */
  public static final int NONE = -1;

  public ExploredDecision {
    ways = List.copyOf(ways);
  }

  /**
   * A way out.
   *
   * @param condition what it means for the inputs, as Java where Java can say it
   * @param state what became of it
   * @param reason why it is undecided, or by which limit excluded; "" otherwise
   * @param next the number of the decision behind it; {@link #NONE} if none is known
   * @param path the number of the path that ends behind it; {@link #NONE} if none does
   */
  public record Exit(String condition, Way.State state, String reason, int next, int path) {}
}
