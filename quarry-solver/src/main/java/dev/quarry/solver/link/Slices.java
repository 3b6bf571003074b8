package dev.quarry.solver.link;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The partition of conjuncts into parts that share no input: connected components. */
final class Slices {
  /** Union-find over inputs. */
  private final Map<Expr, Expr> parents = new HashMap<>();

  private Slices() {}

  /** The parts, in the order of their first conjunct. */
  static List<List<Expr>> of(List<Expr> conjuncts) {
    var slices = new Slices();
    for (Expr conjunct : conjuncts) {
      Expr first = anchor(conjunct);
      conjunct.inputs().forEach(input -> slices.join(first, input));
    }
    Map<Expr, List<Expr>> parts = new LinkedHashMap<>();
    for (Expr conjunct : conjuncts) {
      parts.computeIfAbsent(slices.find(anchor(conjunct)), root -> new ArrayList<>()).add(conjunct);
    }
    return List.copyOf(parts.values());
  }

  /** Some input of the conjunct; the conjunct itself if it has none. */
  private static Expr anchor(Expr conjunct) {
    for (Input input : conjunct.inputs()) {
      return input;
    }
    return conjunct;
  }

  private void join(Expr a, Expr b) {
    Expr rootA = find(a);
    Expr rootB = find(b);
    if (rootA != rootB) {
      parents.put(rootB, rootA);
    }
  }

  private Expr find(Expr start) {
    Expr root = start;
    for (Expr up = parents.get(root); up != null; up = parents.get(root)) {
      root = up;
    }
    for (Expr node = start; node != root; ) {
      Expr up = parents.put(node, root);
      node = up == null ? root : up;
    }
    return root;
  }
}
