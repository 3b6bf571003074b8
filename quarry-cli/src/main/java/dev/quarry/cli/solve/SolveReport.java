package dev.quarry.cli.solve;

import dev.quarry.solver.link.Statistics;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * What became of a script.
 *
 * @param verdict {@code sat}, {@code unsat} or {@code unknown}
 * @param model the inputs' values if it is sat
 * @param core the numbers, from 1, of assertions that clash if it is unsat
 * @param reason why it is unknown, or what the user should know about the answer
 * @param answeredBy who decided it
 * @param links what each link of the chain did
 * @param time how long it took
 */
record SolveReport(
    String verdict,
    List<Value> model,
    List<Integer> core,
    Optional<String> reason,
    List<String> answeredBy,
    List<Statistics.Row> links,
    Duration time) {

  /**
   * The value of an input.
   *
   * @param name as the script spells it
   * @param sort as SMT-LIB spells it; empty if the back end did not say
   * @param value a boxed number, a boolean, or text
   */
  record Value(String name, String sort, Object value) {}
}
