package dev.quarry.solver.smt;

import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a back end says about a script. Everything that can go wrong is a value of this type, never
 * an exception.
 */
public sealed interface SmtAnswer {

  /**
   * Time spent, seen by whoever answered: inside the child for its own answers, outside for those
   * of its keeper.
   */
  Duration elapsed();

  /**
   * Satisfiable.
   *
   * @param values wanted name to value, in SMT-LIB text on one line, in the order asked for
   */
  record Sat(Map<String, String> values, Duration elapsed) implements SmtAnswer {
    public Sat {
      values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }
  }

  /**
   * Unsatisfiable.
   *
   * @param core ascending indices of assertions that clash; not necessarily minimal, all of them
   *     where the solver had no time to tell
   */
  record Unsat(List<Integer> core, Duration elapsed) implements SmtAnswer {
    public Unsat {
      core = core.stream().sorted().distinct().toList();
    }
  }

  /** Undecided, with the reason. */
  record Unknown(String reason, Duration elapsed) implements SmtAnswer {
    /** The time given was not enough. */
    public static final String TIME_OUT = "time out";

    /** The solver's process crashed or was killed during the query. */
    public static final String PROCESS_ENDED = "solver process ended";
  }

  /**
   * The solver's parser or sort checker objects.
   *
   * @param line 1-based line in the text the message is about: a raw script, declarations, or one
   *     assertion
   * @param column 1-based column, 0 where the solver gives none
   */
  record Malformed(String message, int line, int column, Duration elapsed) implements SmtAnswer {}
}
