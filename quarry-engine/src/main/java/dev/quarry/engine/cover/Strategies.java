package dev.quarry.engine.cover;

import dev.quarry.search.strategy.Searchers;
import java.util.ArrayList;
import java.util.List;

/** The names of strategies. */
public final class Strategies {
  /** Whatever is expected to cover most for its cost. */
  public static final String GREEDY = "greedy";

  /** Random runs. */
  public static final String RANDOM = "random";

  /** Questions to the backward engine. */
  public static final String BACKWARD = "backward";

  private Strategies() {}

  /** All names; those of searchers stand for solving in their order. */
  public static List<String> names() {
    List<String> names = new ArrayList<>(List.of(GREEDY, RANDOM, BACKWARD));
    // The searcher of this name picks ways at random; it is also called rss.
    Searchers.names().stream().filter(name -> !name.equals(RANDOM)).forEach(names::add);
    return names;
  }

  /**
   * Looks at a name before it is needed.
   *
   * @throws IllegalArgumentException if there is no such strategy, with a message for users
   */
  public static void check(String name) {
    if (!names().contains(name)) {
      throw new IllegalArgumentException(
          "There is no strategy `%s`; take one of %s.".formatted(name, String.join(", ", names())));
    }
  }
}
