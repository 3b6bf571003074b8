package dev.quarry.solver.smt.child;

import dev.quarry.solver.smt.Deadline;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Bitwuzla;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Option;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Options;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Parser;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Result;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Term;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.TermManager;
import org.sosy_lab.java_smt.solvers.bitwuzla.api.Terminator;

/**
 * Everything native that one Bitwuzla query holds; closing it frees all of it. Only one may be open
 * in a process.
 */
final class BitwuzlaContext implements AutoCloseable {

  /** What the query is solved for. */
  enum Purpose {
    MODEL,
    CORE
  }

  private final Options options = new Options();
  private final Terminator terminator;
  private final Parser parser;
  private final TermManager terms;
  // Assertions in order, to find the index of a core's member.
  private final List<Term> asserted = new ArrayList<>();
  private Bitwuzla solver;

  BitwuzlaContext(Deadline deadline, Purpose purpose) {
    options.set(Option.PRODUCE_MODELS, purpose == Purpose.MODEL ? 1 : 0);
    options.set(Option.PRODUCE_UNSAT_CORES, purpose == Purpose.CORE ? 1 : 0);
    terms = new TermManager();
    parser = new Parser(terms, options);
    solver = new Bitwuzla(terms, options);
    terminator =
        new Terminator() {
          @Override
          public boolean terminate() {
            return deadline.passed();
          }
        };
    solver.configure_terminator(terminator);
  }

  /**
   * Declarations and definitions; assertions too, but those only {@link #checkDeclared()} will see.
   */
  void declare(String commands) throws Objection {
    try {
      parser.parse(commands, true, false);
    } catch (IllegalArgumentException e) {
      throw Objection.of(e.getMessage());
    }
  }

  void assertTerm(String text, String where) throws Objection {
    try {
      Term term = parser.parse_term(text);
      solver.assert_formula(term);
      asserted.add(term);
    } catch (IllegalArgumentException e) {
      throw Objection.of(e.getMessage()).shifted(0, where);
    }
  }

  Result check() {
    return solver.check_sat();
  }

  /** Checks the assertions among the commands given to {@link #declare}. */
  Result checkDeclared() {
    solver = parser.bitwuzla();
    solver.configure_terminator(terminator);
    return solver.check_sat();
  }

  Map<String, String> values(List<String> names) throws Objection {
    Map<String, String> values = new LinkedHashMap<>();
    for (String name : names) {
      try {
        values.put(name, solver.get_value(parser.parse_term(name)).toString());
      } catch (IllegalArgumentException e) {
        throw Objection.of(e.getMessage()).shifted(0, "value of " + name);
      }
    }
    return values;
  }

  List<Integer> core() {
    List<Integer> core = new ArrayList<>();
    for (Term member : solver.get_unsat_core()) {
      core.add(asserted.indexOf(member));
    }
    return core;
  }

  @Override
  public void close() {
    TermManager.deleteReferences();
    terminator.delete();
    options.delete();
  }
}
