package dev.quarry.symcretic.state;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.OpaqueCall;
import dev.quarry.expr.Operation;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import dev.quarry.expr.TypeSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Values that the JDK makes or takes from those it has, as it likes: cached boxes, strings that are
 * returned unchanged, objects of lambdas. Whether such a value is one with another is left open,
 * but for what follows from it: both are of the same class and have the same content.
 */
public final class Identities {
  private final References references;
  private final Input value;
  private final Optional<Sort.Basic> content;
  private final String type;
  private final Map<Expr, Expr> done = new HashMap<>();

  /**
   * @param value the variable that has the value
   * @param content the sort of what is in it, if something is
   * @param type its class, as a binary name
   */
  public Identities(References references, Input value, Optional<Sort.Basic> content, String type) {
    this.references = references;
    this.value = value;
    this.content = content;
    this.type = type;
  }

  /** The formula without comparisons of the value with other objects; it follows from the given. */
  public Formula leftOpen(Formula formula) {
    List<Conjunct> changed = new ArrayList<>();
    for (Conjunct conjunct : formula.conjuncts()) {
      for (Expr node : Dag.postOrder(List.of(conjunct.condition()), done::containsKey)) {
        done.put(node, rebuilt(node));
      }
      changed.add(conjunct.with(done.getOrDefault(conjunct.condition(), conjunct.condition())));
    }
    return Formula.TRUE.and(changed);
  }

  private Expr rebuilt(Expr node) {
    List<Expr> arguments =
        node.arguments().stream().map(each -> done.getOrDefault(each, each)).toList();
    if (node.is(Op.REF_EQ)) {
      return same(arguments.get(0), arguments.get(1));
    }
    if (arguments.equals(node.arguments())) {
      return node;
    }
    return node instanceof OpaqueCall call
        ? references.factory().call(call.function(), arguments)
        : references.factory().apply(((Operation) node).op(), arguments);
  }

  private Expr same(Expr a, Expr b) {
    if (a.is(Op.ITE)) {
      return references
          .factory()
          .ite(a.argument(0), same(a.argument(1), b), same(a.argument(2), b));
    }
    if (b.is(Op.ITE)) {
      return same(b, a);
    }
    Expr other = a == value ? b : a;
    boolean isCompared = (a == value) != (b == value) && !isNull(other);
    return isCompared ? perhaps(other) : references.same(a, b);
  }

  private Expr perhaps(Expr other) {
    ExprFactory factory = references.factory();
    Variables variables = references.variables();
    Expr isOfClass =
        references.subtype(
            variables.type(other),
            factory.constant(Sort.TYPES, TypeSet.of("one of " + type, List.of(type))));
    Expr isEqual =
        content
            .map(
                sort ->
                    references.sameValue(
                        contentOf(variables, other, sort), contentOf(variables, value, sort)))
            .orElse(factory.bool(true));
    return factory.and(
        List.of(
            references.unknown(Sort.BOOL),
            factory.not(references.same(other, factory.nullRef())),
            isOfClass,
            isEqual));
  }

  private static Expr contentOf(Variables variables, Expr object, Sort.Basic sort) {
    return sort == Sort.STRING ? variables.text(object) : variables.boxed(object, sort);
  }

  private static boolean isNull(Expr expr) {
    return expr instanceof Constant constant && constant.value().equals(Ref.NULL);
  }
}
