package dev.quarry.symcretic.state;

import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.expr.OpaqueCall;
import dev.quarry.expr.Operation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Says by ordinals which constant of an enumeration an input is. Backwards the initialiser makes
 * its constants before there are inputs, so that none of these could be one of them.
 */
public final class EnumInputs {
  private final References references;
  private final Variables variables;
  private final ExprFactory factory;

  public EnumInputs(References references) {
    this.references = references;
    this.variables = references.variables();
    this.factory = references.factory();
  }

  /** The same at an entry, without comparisons of inputs with constants. */
  public Formula byOrdinals(Formula atEntry) {
    List<Conjunct> changed = new ArrayList<>();
    Map<Expr, Expr> done = new HashMap<>();
    for (Conjunct conjunct : atEntry.conjuncts()) {
      for (Expr node : Dag.postOrder(List.of(conjunct.condition()), done::containsKey)) {
        done.put(node, rebuilt(node, done));
      }
      changed.add(conjunct.with(done.getOrDefault(conjunct.condition(), conjunct.condition())));
    }
    return Formula.TRUE.and(changed);
  }

  private Expr rebuilt(Expr node, Map<Expr, Expr> done) {
    List<Expr> arguments =
        node.arguments().stream().map(each -> done.getOrDefault(each, each)).toList();
    if (node.is(Op.REF_EQ)) {
      return isConstant(arguments.get(0), arguments.get(1))
          .or(() -> isConstant(arguments.get(1), arguments.get(0)))
          .orElseGet(() -> references.same(arguments.get(0), arguments.get(1)));
    }
    if (arguments.equals(node.arguments())) {
      return node;
    }
    return node instanceof OpaqueCall call
        ? factory.call(call.function(), arguments)
        : factory.apply(((Operation) node).op(), arguments);
  }

  /** Whether an input is a constant; empty if they are something else. */
  private Optional<Expr> isConstant(Expr input, Expr constant) {
    if (!references.isNamed(constant) || !isPassed(input)) {
      return Optional.empty();
    }
    return references
        .known(variables.ordinals(), List.of(constant))
        .map(
            ordinal ->
                factory.apply(
                    Op.AND,
                    factory.not(references.same(input, factory.nullRef())),
                    factory.eq(variables.ordinal(input), ordinal)));
  }

  /** Whether a reference is an input of the entry, or reached from one. */
  private boolean isPassed(Expr reference) {
    Expr root = reference;
    while (root.is(Op.SELECT)) {
      root = root.argument(1);
    }
    return variables.isLocal(root);
  }
}
