package dev.quarry.solver;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Model;
import java.util.List;

/** The answer to a {@link Query}. */
public sealed interface Verdict {

  /** The conjuncts are true in the model. */
  record Sat(Model model) implements Verdict {}

  /**
   * No model satisfies the conjuncts.
   *
   * @param core conjuncts of the query that clash already, not necessarily fewest; never empty
   */
  record Unsat(List<Expr> core) implements Verdict {
    public Unsat {
      core = List.copyOf(core);
      if (core.isEmpty()) {
        throw new IllegalArgumentException("Nothing clashes in an empty core.");
      }
    }
  }

  /**
   * Not decided.
   *
   * @param reason the kind of obstacle
   * @param detail what exactly stood in the way, for people
   * @param candidate the best model met on the way, a place to search from; may be empty
   */
  record Unknown(Reason reason, String detail, Model candidate) implements Verdict {
    public Unknown(Reason reason, String detail) {
      this(reason, detail, Model.EMPTY);
    }
  }

  /** Why a query was not decided. */
  enum Reason {
    /** The budget was used up. */
    TIME_OUT("time out"),
    /** The solver process crashed or was killed. */
    PROCESS_ENDED("solver process ended"),
    /** No back end can express some conjunct, and no search found a model. */
    UNTRANSLATABLE("not translatable"),
    /** Unsatisfiable within a bound (such as a string's length) that may not hold. */
    BOUNDED("bound reached"),
    /** The search used up its steps. */
    SEARCH_ENDED("search ended without a solution"),
    /** A model was found that evaluation did not confirm. */
    NOT_CONFIRMED("model not confirmed"),
    /** The back end gave up by itself. */
    INCOMPLETE("back end incomplete");

    private final String text;

    Reason(String text) {
      this.text = text;
    }

    /** The reason in words. */
    public String text() {
      return text;
    }
  }
}
