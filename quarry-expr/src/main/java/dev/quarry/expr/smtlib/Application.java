package dev.quarry.expr.smtlib;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * An operator of a script with what it is applied to.
 *
 * @param place where it is written
 * @param name the operator's symbol
 * @param indices the numbers of {@code (_ name numbers)}
 * @param ascribed the sort of {@code (as name sort)}
 * @param arguments the arguments
 * @param factory makes the result
 */
record Application(
    SExpr place,
    String name,
    List<Integer> indices,
    Optional<SmtSort> ascribed,
    List<ScriptTerm> arguments,
    ExprFactory factory) {

  int count() {
    return arguments.size();
  }

  ScriptTerm argument(int index) {
    return arguments.get(index);
  }

  Expr expr(int index) {
    return arguments.get(index).expr();
  }

  Expr make(Op op, Expr... operands) {
    return factory.apply(op, operands);
  }

  /** Demands that something holds of the arguments. */
  void require(boolean condition, String expectation) {
    if (!condition) {
      String given =
          arguments.isEmpty()
              ? "nothing"
              : arguments.stream().map(a -> a.sort().toString()).collect(Collectors.joining(", "));
      throw new SmtLibSyntaxException(
          place, name + " takes " + expectation + "; it is given " + given + ".");
    }
  }

  void requireIndices(int count) {
    if (indices.size() != count) {
      throw new SmtLibSyntaxException(
          place,
          "%s needs %d %s, as in (_ %s …), and has %d."
              .formatted(name, count, count == 1 ? "index" : "indices", name, indices.size()));
    }
  }

  /** Demands that all arguments have one sort. */
  void requireSameSorts() {
    boolean same = arguments.stream().allMatch(a -> a.sort().equals(arguments.get(0).sort()));
    require(same, "arguments of the same sort");
  }

  UnsupportedByQuarryException unsupported(String sentence) {
    return new UnsupportedByQuarryException(place, sentence);
  }
}
