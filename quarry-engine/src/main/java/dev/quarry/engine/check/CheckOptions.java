package dev.quarry.engine.check;

import dev.quarry.engine.scope.ScopeOptions;
import dev.quarry.engine.setting.Setting;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.search.strategy.Searchers;
import dev.quarry.spec.Specification;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/**
 * What to check, and how.
 *
 * @param setting the program, and how to work on it
 * @param scope whose methods are called
 * @param specifications from files, beside those that classes of the scope carry
 * @param search in which order, and how far
 * @param tests what is written
 */
public record CheckOptions(
    Setting setting,
    ScopeOptions scope,
    List<Specification> specifications,
    Search search,
    TestOutput tests) {
  public CheckOptions {
    specifications = List.copyOf(specifications);
  }

  /**
   * How sequences of calls are searched.
   *
   * @param searcher {@link #GUIDED}, or the name of another
   * @param randomShare how many of the picks are random, if guided
   * @param calls how many calls one after the other
   * @param budget for each specification
   * @param maxRuns for each specification
   */
  public record Search(
      String searcher, double randomShare, int calls, Duration budget, int maxRuns) {
    /** The searcher that goes by the distance to a violation. */
    public static final String GUIDED = "specification";

    /** Guided, with a tenth of random picks. */
    public static Search of(int calls, Duration budget) {
      return new Search(GUIDED, 0.1, calls, budget, Integer.MAX_VALUE);
    }

    /** The names of all searchers. */
    public static List<String> searchers() {
      return Stream.concat(Stream.of(GUIDED), Searchers.names().stream()).toList();
    }

    public Search withSearcher(String changed) {
      return new Search(changed, randomShare, calls, budget, maxRuns);
    }

    public Search withMaxRuns(int changed) {
      return new Search(searcher, randomShare, calls, budget, changed);
    }
  }
}
