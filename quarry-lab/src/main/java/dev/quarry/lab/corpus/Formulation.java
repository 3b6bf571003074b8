package dev.quarry.lab.corpus;

import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.lab.term.Condition;
import java.util.List;

/** A predicate written as an expression. */
@FunctionalInterface
interface Formulation {
  /** The condition over the inputs, which are in the parameters' order. */
  Condition over(ExprFactory factory, List<Input> inputs);
}
