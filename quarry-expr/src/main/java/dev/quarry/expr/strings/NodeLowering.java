package dev.quarry.expr.strings;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.OpaqueCall;
import dev.quarry.expr.Operation;
import dev.quarry.expr.Sort;
import dev.quarry.expr.strings.Lowered.Impossible;
import dev.quarry.expr.strings.Lowered.Scalar;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Lowers terms from the leaves up, each node once. */
final class NodeLowering {
  private final LoweringTerms terms;
  private final InputVectors inputs;
  private final Vectors vectors;
  private final StringOperations operations;
  private final Map<Expr, Lowered> done = new HashMap<>();

  NodeLowering(LoweringTerms terms, InputVectors inputs) {
    this.terms = terms;
    this.inputs = inputs;
    this.vectors = new Vectors(terms);
    this.operations = new StringOperations(terms, vectors);
  }

  Lowered lower(Expr root) {
    for (Expr node : Dag.postOrder(List.of(root))) {
      if (!done.containsKey(node)) {
        done.put(node, lowerNode(node));
      }
    }
    return get(root);
  }

  private Lowered get(Expr node) {
    return Objects.requireNonNull(done.get(node));
  }

  private Lowered lowerNode(Expr node) {
    if (mentionsStrings(node.sort())) {
      return new Impossible("maps of strings are not lowered");
    }
    var arguments = new ArrayList<Lowered>();
    for (Expr argument : node.arguments()) {
      Lowered lowered = get(argument);
      if (lowered instanceof Impossible) {
        return lowered;
      }
      arguments.add(lowered);
    }
    try {
      return lowerNode(node, arguments);
    } catch (NotLowerable e) {
      return new Impossible(e.reason());
    }
  }

  private Lowered lowerNode(Expr node, List<Lowered> arguments) {
    boolean isString = node.sort() == Sort.STRING;
    if (node instanceof Constant constant) {
      return isString
          ? SymString.complete(vectors.constant(constant.asString()), Needs.NONE)
          : new Scalar(node, Needs.NONE);
    }
    if (node instanceof Input input) {
      return isString ? inputs.string(input) : new Scalar(node, Needs.NONE);
    }
    if (!isString && arguments.stream().allMatch(Scalar.class::isInstance)) {
      return rebuilt(node, arguments);
    }
    if (node instanceof OpaqueCall call) {
      throw new NotLowerable(call.function().name() + " is opaque and has to do with strings");
    }
    return operations.lower((Operation) node, arguments);
  }

  private Scalar rebuilt(Expr node, List<Lowered> arguments) {
    var exprs = new ArrayList<Expr>();
    Needs needs = Needs.NONE;
    for (Lowered argument : arguments) {
      exprs.add(((Scalar) argument).expr());
      needs = needs.with(((Scalar) argument).needs());
    }
    if (exprs.equals(node.arguments())) {
      return new Scalar(node, needs);
    }
    if (node instanceof OpaqueCall call) {
      return new Scalar(terms.factory().call(call.function(), exprs), needs);
    }
    Op op = ((Operation) node).op();
    return new Scalar(terms.factory().apply(op, exprs), needs);
  }

  private static boolean mentionsStrings(Sort sort) {
    return sort instanceof Sort.Map map
        && (map.element() == Sort.STRING || map.keys().contains(Sort.STRING));
  }
}
