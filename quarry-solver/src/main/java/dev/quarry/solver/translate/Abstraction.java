package dev.quarry.solver.translate;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.expr.OpaqueCall;
import dev.quarry.expr.Sort;
import dev.quarry.expr.Substitution;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Conjuncts with every term that no theory has replaced by a fresh input, the same one wherever the
 * term occurs. The result is weaker: if it is unsatisfiable, so are the conjuncts; a model of it is
 * a place to search from.
 *
 * @param conjuncts the weaker conjuncts, in the order of the original ones
 * @param replaced the terms that were replaced
 */
record Abstraction(List<Expr> conjuncts, List<Expr> replaced) {
  private static final String PREFIX = "opaque!";
  private static final String TEXT_PREFIX = "asked of text!";

  static Abstraction of(ExprFactory factory, List<Expr> conjuncts) {
    return of(factory, PREFIX, conjuncts, Abstraction::isForeign);
  }

  /** The same with whatever is asked of texts replaced, so that no bound on texts is needed. */
  Abstraction withoutTexts(ExprFactory factory) {
    return of(factory, TEXT_PREFIX, conjuncts, Abstraction::isAskedOfText);
  }

  private static boolean isAskedOfText(Expr node) {
    return node.sort() != Sort.STRING
        && node.arguments().stream().anyMatch(argument -> argument.sort() == Sort.STRING);
  }

  private static Abstraction of(
      ExprFactory factory, String prefix, List<Expr> conjuncts, Predicate<Expr> isReplaced) {
    Map<Expr, Expr> inputs = new LinkedHashMap<>();
    for (Expr node : Dag.postOrder(conjuncts)) {
      if (isReplaced.test(node)) {
        inputs.put(node, factory.input(prefix + inputs.size(), node.sort()));
      }
    }
    if (inputs.isEmpty()) {
      return new Abstraction(conjuncts, List.of());
    }
    var substitution = new Substitution(factory, inputs);
    return new Abstraction(
        conjuncts.stream().map(substitution::apply).toList(), List.copyOf(inputs.keySet()));
  }

  /** Whether texts are matched against regular expressions. */
  boolean matchesExpressions() {
    return Dag.postOrder(conjuncts).stream().anyMatch(node -> node.is(Op.STRING_MATCHES));
  }

  /** Opaque calls, and remainders of two doubles, whose circuits are too large. */
  private static boolean isForeign(Expr node) {
    return node instanceof OpaqueCall
        || node.is(Op.DOUBLE_REM)
            && node.arguments().stream().noneMatch(Constant.class::isInstance);
  }

  /** The obstacle a replaced term is, in words. */
  static String describe(Expr term) {
    return term instanceof OpaqueCall call
        ? "no theory has " + call.function().name()
        : "the remainder of two doubles is too large for a back end";
  }
}
