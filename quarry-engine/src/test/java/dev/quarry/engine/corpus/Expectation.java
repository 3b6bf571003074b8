package dev.quarry.engine.corpus;

import dev.quarry.concolic.Ending;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * What an exploration of one entry is to find, as written in {@code //} lines above the method:
 *
 * <pre>
 * explore: exhausted        whether the exploration is complete; or open, or any (not checked)
 * returns: 0, 1             the values returned on all paths; or any (not checked), or none
 * throws: FooException      simple names of the exceptions that escape; absent: none;
 *                           may be repeated
 * paths: 4                  how many paths return or throw
 * endings: timedOut         other endings, each of which occurs
 * covers: branches          every branch of the entry is covered
 * at: 17                    a line on which an escaping exception is thrown; may be repeated
 * options: runs=200         how to explore, see {@link Option}
 * witness: 3, "text"        arguments for the plain check of this expectation; may be repeated
 * </pre>
 *
 * @param completeness whether the exploration ends by itself
 * @param returned values as Java literals, {@code void} for a method without; empty: not checked
 * @param thrown simple names
 * @param paths that return or throw; empty: not checked
 * @param endings other than those two
 * @param coversBranches whether all of the entry's branches are covered
 * @param lines where exceptions are thrown
 * @param options by kind
 * @param witnesses each the literals of one call
 */
record Expectation(
    Completeness completeness,
    Optional<Set<String>> returned,
    Set<String> thrown,
    OptionalInt paths,
    Set<Ending.Kind> endings,
    boolean coversBranches,
    List<Integer> lines,
    Map<Option, String> options,
    List<List<String>> witnesses) {

  /** Whether an exploration visits every path. */
  enum Completeness {
    EXHAUSTED,
    OPEN,
    ANY
  }

  /** What {@code options:} can set. */
  enum Option {
    /** How often one path may take the same branch. */
    BRANCH_BOUND,
    /** How many decisions one path may have. */
    MAX_PATH,
    /** How many runs to make at most. */
    RUNS,
    /** How deep calls are followed. */
    CALL_DEPTH,
    /** How many method entries and loop iterations one run may have. */
    STEPS,
    /** How long the exploration may take. */
    SECONDS,
    /** Who picks the next branch. */
    SEARCHER,
    /** A class whose methods are inputs. */
    INPUT_CLASS,
    /** A refused operation to allow. */
    ALLOW,
    /** A class to delete after compilation. */
    DELETE_CLASS;

    /** As written in the comment. */
    String text() {
      return name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }
  }

  /** The value of an option, or what is usual. */
  String option(Option option, String usual) {
    return options.getOrDefault(option, usual);
  }

  /** The number that an option is set to, or the usual one. */
  int number(Option option, int usual) {
    return Integer.parseInt(option(option, Integer.toString(usual)));
  }
}
