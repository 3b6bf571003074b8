package dev.quarry.symcretic.entry;

import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.OpaqueCall;
import dev.quarry.expr.Operation;
import dev.quarry.expr.Sort;
import dev.quarry.symcretic.state.References;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Takes maps out of conditions: each element that is read becomes a variable, and two elements of
 * one map are equal where their keys are (Ackermann's reduction). What is left is about numbers,
 * strings and identities, which solvers do well.
 */
public final class Flattening {
  /** More reads of one map than this are not compared pairwise; that forgets equalities. */
  private static final int MOST_COMPARED = 24;

  private final References references;
  private final ExprFactory factory;
  private final Map<Expr, Expr> done = new HashMap<>();
  private final Map<Input, List<Read>> reads = new LinkedHashMap<>();
  private final List<Expr> facts = new ArrayList<>();

  private record Read(List<Expr> keys, Expr value) {}

  public Flattening(References references) {
    this.references = references;
    this.factory = references.variables().factory();
  }

  /** The conditions without maps, and the facts about what took the maps' place. */
  public List<Expr> flatten(List<Expr> conditions) {
    List<Expr> flat = new ArrayList<>();
    for (Expr condition : conditions) {
      flat.add(flat(condition));
    }
    flat.addAll(facts);
    return flat;
  }

  private Expr flat(Expr root) {
    for (Expr node : Dag.postOrder(List.of(root), done::containsKey)) {
      done.put(node, rebuilt(node));
    }
    return Objects.requireNonNull(done.get(root));
  }

  private Expr rebuilt(Expr node) {
    if (node.arguments().isEmpty()) {
      return node;
    }
    List<Expr> arguments =
        node.arguments().stream()
            .map(argument -> Objects.requireNonNull(done.get(argument)))
            .toList();
    if (node.is(Op.SELECT) && node.argument(0) instanceof Input map && isOfHeap(map)) {
      return read(map, arguments.subList(1, arguments.size()));
    }
    if (arguments.equals(node.arguments())) {
      return node;
    }
    return node instanceof OpaqueCall call
        ? factory.call(call.function(), arguments)
        : factory.apply(((Operation) node).op(), arguments);
  }

  private static boolean isOfHeap(Input map) {
    return ((Sort.Map) map.sort()).keys().get(0) == Sort.REF;
  }

  private Expr read(Input map, List<Expr> keys) {
    Optional<Expr> known = references.known(map, keys);
    if (known.isPresent()) {
      return known.get();
    }
    List<Read> earlier = reads.computeIfAbsent(map, any -> new ArrayList<>());
    for (Read read : earlier) {
      if (read.keys().equals(keys)) {
        return read.value();
      }
    }
    Expr value = factory.input(map.name() + keys, ((Sort.Map) map.sort()).element());
    if (map == references.variables().lengths() || map == references.variables().ordinals()) {
      facts.add(factory.apply(Op.INT_LE, factory.intConst(0), value));
    }
    if (earlier.size() < MOST_COMPARED) {
      earlier.forEach(read -> facts.add(agree(read, keys, value)));
    }
    earlier.add(new Read(keys, value));
    return value;
  }

  private Expr agree(Read read, List<Expr> keys, Expr value) {
    List<Expr> unequal = new ArrayList<>();
    for (int i = 0; i < keys.size(); i++) {
      unequal.add(factory.not(references.same(read.keys().get(i), keys.get(i))));
    }
    unequal.add(references.sameValue(read.value(), value));
    return factory.or(unequal);
  }
}
