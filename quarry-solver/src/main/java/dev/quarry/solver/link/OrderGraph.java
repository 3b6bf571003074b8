package dev.quarry.solver.link;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import dev.quarry.expr.Operation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What comparisons of ints and longs say about the order of terms, whatever the terms are: each is
 * an edge from the smaller to the greater side. A cycle with a strict edge is a contradiction, and
 * so is a cycle through two terms that differ.
 */
final class OrderGraph {
  /** A term, or the value of a constant. */
  private record Vertex(Object label) {}

  private record Edge(Vertex from, Vertex to, boolean strict, @Nullable Expr origin) {}

  private record Difference(Vertex a, Vertex b, Expr origin) {}

  /** A place of the search, and whether a strict edge was passed on the way to it. */
  private record State(Vertex vertex, boolean strict) {}

  private final Map<Vertex, List<Edge>> edges = new HashMap<>();
  private final TreeSet<Long> constants = new TreeSet<>();
  private final List<Edge> suspects = new ArrayList<>();
  private final List<Difference> differences = new ArrayList<>();

  /**
   * Adds what a comparison says; anything else says nothing.
   *
   * @param positive whether the comparison is true or false
   * @param origin the conjunct it comes from
   * @param suspect whether every contradiction has one such: the rest is known to be consistent
   */
  void add(Expr atom, boolean positive, Expr origin, boolean suspect) {
    if (!(atom instanceof Operation operation)) {
      return;
    }
    switch (operation.op()) {
      case INT_LT, LONG_LT, INT_LE, LONG_LE -> {
        boolean less = operation.op() == Op.INT_LT || operation.op() == Op.LONG_LT;
        if (positive) {
          order(atom.argument(0), atom.argument(1), less, origin, suspect);
        } else {
          order(atom.argument(1), atom.argument(0), !less, origin, suspect);
        }
      }
      case INT_EQ, LONG_EQ -> {
        if (positive) {
          order(atom.argument(0), atom.argument(1), false, origin, suspect);
          order(atom.argument(1), atom.argument(0), false, origin, suspect);
        } else {
          differences.add(
              new Difference(vertex(atom.argument(0)), vertex(atom.argument(1)), origin));
        }
      }
      default -> {}
    }
  }

  private void order(Expr smaller, Expr greater, boolean strict, Expr origin, boolean suspect) {
    Edge edge = edge(smaller, greater, strict, origin);
    edges.computeIfAbsent(edge.from, from -> new ArrayList<>()).add(edge);
    if (suspect) {
      suspects.add(edge);
    }
  }

  /** Between whole numbers, above 3 is 4 or more. */
  private Edge edge(Expr smaller, Expr greater, boolean strict, Expr origin) {
    Vertex from = vertex(smaller);
    Vertex to = vertex(greater);
    if (strict && from.label instanceof Long number && number < Long.MAX_VALUE) {
      return new Edge(vertex(number + 1), to, false, origin);
    }
    if (strict && to.label instanceof Long number && number > Long.MIN_VALUE) {
      return new Edge(from, vertex(number - 1), false, origin);
    }
    return new Edge(from, to, strict, origin);
  }

  private Vertex vertex(Expr term) {
    return term instanceof Constant constant
        ? vertex(((Number) constant.value()).longValue())
        : new Vertex(term);
  }

  private Vertex vertex(long number) {
    constants.add(number);
    return new Vertex(number);
  }

  /** The origins of a contradiction. */
  Optional<Set<Expr>> contradiction() {
    for (Edge edge : suspects) {
      List<Edge> back = path(edge.to, edge.from, !edge.strict);
      if (back != null) {
        return Optional.of(origins(back, edge.origin));
      }
    }
    for (Difference difference : differences) {
      List<Edge> up = path(difference.a, difference.b, false);
      List<Edge> down = up == null ? null : path(difference.b, difference.a, false);
      if (up != null && down != null) {
        Set<Expr> core = origins(up, difference.origin);
        core.addAll(origins(down, null));
        return Optional.of(core);
      }
    }
    return Optional.empty();
  }

  private static Set<Expr> origins(List<Edge> path, @Nullable Expr other) {
    Set<Expr> origins = new LinkedHashSet<>();
    for (Edge edge : path) {
      if (edge.origin != null) {
        origins.add(edge.origin);
      }
    }
    if (other != null) {
      origins.add(other);
    }
    return origins;
  }

  /** A shortest way, if there is one; with a strict edge on it if asked for. */
  private @Nullable List<Edge> path(Vertex from, Vertex to, boolean strict) {
    State start = new State(from, false);
    Map<State, Edge> arrivals = new HashMap<>();
    Map<State, State> before = new HashMap<>();
    Deque<State> open = new ArrayDeque<>(List.of(start));
    while (!open.isEmpty()) {
      State state = open.remove();
      if (state.vertex.equals(to) && (state.strict || !strict)) {
        return way(state, start, arrivals, before);
      }
      for (Edge edge : leaving(state.vertex)) {
        State next = new State(edge.to, state.strict || edge.strict);
        if (!next.equals(start) && arrivals.putIfAbsent(next, edge) == null) {
          before.put(next, state);
          open.add(next);
        }
      }
    }
    return null;
  }

  private static List<Edge> way(
      State end, State start, Map<State, Edge> arrivals, Map<State, State> before) {
    List<Edge> way = new ArrayList<>();
    State state = end;
    while (!state.equals(start)) {
      Edge edge = arrivals.get(state);
      State previous = before.get(state);
      if (edge == null || previous == null) {
        throw new IllegalStateException("Every state of a search but the first has an arrival.");
      }
      way.add(edge);
      state = previous;
    }
    Collections.reverse(way);
    return way;
  }

  private List<Edge> leaving(Vertex vertex) {
    List<Edge> known = edges.getOrDefault(vertex, List.of());
    Long higher = vertex.label instanceof Long number ? constants.higher(number) : null;
    if (higher == null) {
      return known;
    }
    List<Edge> all = new ArrayList<>(known);
    all.add(new Edge(vertex, new Vertex(higher), true, null));
    return all;
  }
}
