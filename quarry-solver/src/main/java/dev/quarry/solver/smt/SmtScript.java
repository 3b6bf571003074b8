package dev.quarry.solver.smt;

import java.util.List;

/**
 * One query as SMT-LIB 2.6 text.
 *
 * @param declarations {@code declare-const}, {@code declare-fun} and {@code define-fun} commands.
 *     Shared sub-terms come as definitions without arguments, so that no term is nested deeply
 * @param assertions the conjuncts; their position is their name in an unsat core
 * @param wanted constants (or terms) whose values a model should give, spelled as in the
 *     declarations
 */
public record SmtScript(String declarations, List<Assertion> assertions, List<String> wanted) {

  /** Why an assertion is there. */
  public enum Role {
    /** Part of the question. */
    REQUIRED,
    /**
     * A bound or approximation of ours: an unsat core that has one refutes the bounded question
     * only.
     */
    ASSUMPTION
  }

  /**
   * One conjunct.
   *
   * @param text a term of sort Bool
   * @param role whether the question itself or an approximation asks for it
   */
  public record Assertion(String text, Role role) {}

  public SmtScript {
    assertions = List.copyOf(assertions);
    wanted = List.copyOf(wanted);
  }

  /** A script without assumptions. */
  public static SmtScript of(String declarations, List<String> assertions, List<String> wanted) {
    return new SmtScript(
        declarations,
        assertions.stream().map(text -> new Assertion(text, Role.REQUIRED)).toList(),
        wanted);
  }

  /** The same without assumptions; positions of what is part of the question stay. */
  public SmtScript withoutAssumptions() {
    List<Assertion> kept =
        assertions.stream()
            .map(one -> one.role() == Role.REQUIRED ? one : new Assertion("true", Role.REQUIRED))
            .toList();
    return new SmtScript(declarations, kept, wanted);
  }

  /** Whether the assertion at this index is an assumption. */
  public boolean isAssumption(int index) {
    return assertions.get(index).role() == Role.ASSUMPTION;
  }

  /**
   * Whether this core leans on an assumption, in which case it refutes the bounded question only.
   */
  public boolean needsAssumptions(SmtAnswer.Unsat unsat) {
    return unsat.core().stream().anyMatch(this::isAssumption);
  }
}
