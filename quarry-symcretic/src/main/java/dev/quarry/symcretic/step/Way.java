package dev.quarry.symcretic.step;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.program.MethodShape;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.symcretic.state.Assignment;
import java.util.List;
import java.util.Optional;

/** A way to get past a call. */
public sealed interface Way {
  /** When this way is taken, in terms of the state before the call. */
  Expr guard();

  /** What is not exact about it, as a sentence without the place. */
  Optional<Assumption> assumption();

  /** The same way, resting on something. */
  Way assuming(Assumption what);

  /** A call whose effect is known as a whole. */
  record Whole(Expr guard, Meaning meaning) implements Way {
    @Override
    public Optional<Assumption> assumption() {
      return meaning.assumption();
    }

    @Override
    public Way assuming(Assumption what) {
      return new Whole(guard, meaning.assuming(what));
    }
  }

  /**
   * A call whose result the moment decides. Each time it may be another one, but one name stands
   * for all of them: it is exact as long as what must hold afterwards does not speak of it yet.
   *
   * @param guard which results there are
   * @param value the result
   * @param otherwise what is assumed if it is not exact
   */
  record Reading(Expr guard, Meaning meaning, Input value, Assumption otherwise) implements Way {
    @Override
    public Optional<Assumption> assumption() {
      return Optional.of(otherwise);
    }

    @Override
    public Way assuming(Assumption what) {
      return new Whole(guard, meaning.assuming(what));
    }
  }

  /**
   * A call of which nothing is known but what it can't do. What must hold before it is weaker than
   * what really must, so it may be refuted; only if it is not, something was left open.
   *
   * @param guard when it is taken
   * @param failures how it throws at once
   * @param assignment what is left of the state after it
   * @param result the variable that gets its result
   * @param open what is left open
   */
  record Unknown(
      Expr guard,
      List<Failure> failures,
      Assignment assignment,
      Optional<Input> result,
      Assumption open)
      implements Way {
    @Override
    public Optional<Assumption> assumption() {
      return Optional.of(open);
    }

    @Override
    public Way assuming(Assumption what) {
      return new Whole(guard, new Meaning(assignment, failures, true, Optional.of(what)));
    }
  }

  /**
   * A call of which it is known what it can't do and what holds of its result, not which result it
   * has. As {@link Unknown} it may be refuted, and leaves something open if it is not.
   *
   * @param guard what holds of its result
   * @param meaning how it throws at once, and perhaps then, and what it returns
   * @param open what is left open
   */
  record Promised(Expr guard, Meaning meaning, Assumption open) implements Way {
    @Override
    public Optional<Assumption> assumption() {
      return Optional.of(open);
    }

    @Override
    public Way assuming(Assumption what) {
      return new Whole(guard, meaning.assuming(what));
    }
  }

  /** A call that is followed into the code of a method. */
  record Into(Expr guard, MethodShape callee, Optional<Assumption> assumption) implements Way {
    @Override
    public Way assuming(Assumption what) {
      return new Into(guard, callee, Optional.of(what));
    }
  }
}
