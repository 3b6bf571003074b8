package dev.quarry.symcretic.state;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.OpaqueCall;
import dev.quarry.expr.Operation;
import dev.quarry.expr.Sort;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * What a statement does to the state: variables get values and maps are changed, all at once, in
 * terms of the state before. Turns what must hold after the statement into what must hold before it
 * by substitution (weakest precondition); a map that is changed gives each read of it the choice
 * between the new element and the old one, so that aliasing is a matter of conditions.
 */
public final class Assignment {
  /** What an element of a map becomes: empty where it stays. Keys are in terms of before. */
  @FunctionalInterface
  public interface Change extends Function<List<Expr>, Optional<Expr>> {}

  private final References references;
  private final ExprFactory factory;
  private final Outcomes outcomes;
  private final Map<Expr, Expr> values = new HashMap<>();
  private final Map<Input, Change> changes = new HashMap<>();
  private BiFunction<Input, List<Expr>, Optional<Expr>> others = (map, keys) -> Optional.empty();
  private Function<Input, Optional<Expr>> otherVariables = variable -> Optional.empty();
  private boolean changesOthers;
  private final Map<Expr, Expr> done = new HashMap<>();

  public Assignment(References references) {
    this.references = references;
    this.factory = references.factory();
    this.outcomes = new Outcomes(factory);
  }

  /** A variable gets a value. */
  public Assignment set(Input variable, Expr value) {
    values.put(variable, value);
    return this;
  }

  /** An object that exists in every run is the one that is being made here. */
  public Assignment identify(Constant object, Expr value) {
    values.put(object, value);
    return this;
  }

  /** Elements of a map change. */
  public Assignment change(Input map, Change change) {
    changes.merge(
        map, change, (first, second) -> keys -> second.apply(keys).or(() -> first.apply(keys)));
    return this;
  }

  /** What becomes of elements of maps for which nothing else is said. */
  public Assignment otherwise(BiFunction<Input, List<Expr>, Optional<Expr>> change) {
    others = change;
    changesOthers = true;
    return this;
  }

  /** What variables that are no maps become for which nothing else is said. */
  public Assignment otherwise(Function<Input, Optional<Expr>> value) {
    otherVariables = value;
    changesOthers = true;
    return this;
  }

  /** One element of a map changes. */
  public Assignment store(Input map, List<Expr> keys, Expr value) {
    return change(
        map,
        read -> {
          Expr same = factory.bool(true);
          for (int i = 0; i < keys.size(); i++) {
            same = factory.apply(Op.AND, same, references.same(keys.get(i), read.get(i)));
          }
          return Optional.of(factory.ite(same, value, factory.apply(Op.SELECT, select(map, read))));
        });
  }

  private static List<Expr> select(Expr map, List<Expr> keys) {
    return keys.size() == 1 ? List.of(map, keys.get(0)) : List.of(map, keys.get(0), keys.get(1));
  }

  /** Whether it writes nothing but locals and stack slots, and makes no object. */
  public boolean isWithinFrames() {
    return changes.isEmpty()
        && !changesOthers
        && values.entrySet().stream()
            .allMatch(
                entry ->
                    references.variables().slot(entry.getKey()).isPresent()
                        && entry.getValue() != references.fresh());
  }

  /** What a condition or value after the statement is in terms of before. */
  public Expr before(Expr after) {
    for (Expr node : Dag.postOrder(List.of(after), done::containsKey)) {
      done.put(node, rebuilt(node));
    }
    return get(after);
  }

  private Expr rebuilt(Expr node) {
    if (node.arguments().isEmpty()) {
      Expr value = values.get(node);
      return value != null ? value : other(node);
    }
    List<Expr> arguments = node.arguments().stream().map(this::get).toList();
    if (node.is(Op.SELECT) && node.argument(0) instanceof Input map) {
      return read(map, arguments);
    }
    if (arguments.equals(node.arguments())) {
      return node;
    }
    if (node instanceof OpaqueCall call) {
      return factory.call(call.function(), arguments);
    }
    if (node.is(Op.SUBTYPE)) {
      return references.subtype(arguments.get(0), arguments.get(1));
    }
    return node.is(Op.REF_EQ)
        ? references.same(arguments.get(0), arguments.get(1))
        : outcomes.apply(((Operation) node).op(), arguments);
  }

  private Expr other(Expr node) {
    return node instanceof Input variable && !(variable.sort() instanceof Sort.Map)
        ? otherVariables.apply(variable).orElse(node)
        : node;
  }

  /** A read through a choice of objects is a choice of reads, so that known objects show. */
  private Expr read(Input map, List<Expr> arguments) {
    Expr key = arguments.get(1);
    if (key.is(Op.ITE)) {
      return factory.ite(
          key.argument(0),
          read(map, withKey(arguments, key.argument(1))),
          read(map, withKey(arguments, key.argument(2))));
    }
    if (key instanceof Constant) {
      Optional<Expr> known = references.known(map, arguments.subList(1, arguments.size()));
      if (known.isPresent()) {
        return known.get();
      }
    }
    List<Expr> keys = arguments.subList(1, arguments.size());
    Change change = changes.get(map);
    return (change == null ? others.apply(map, keys) : change.apply(keys))
        .orElseGet(() -> factory.apply(Op.SELECT, select(map, keys)));
  }

  private static List<Expr> withKey(List<Expr> arguments, Expr key) {
    return arguments.size() == 2
        ? List.of(arguments.get(0), key)
        : List.of(arguments.get(0), key, arguments.get(2));
  }

  private Expr get(Expr node) {
    return Objects.requireNonNull(done.get(node));
  }
}
