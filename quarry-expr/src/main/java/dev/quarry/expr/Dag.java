package dev.quarry.expr;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Walks expressions as the directed acyclic graphs they are, each node once, without recursion. */
public final class Dag {
  private Dag() {}

  /** All nodes reachable from the roots, every node after its arguments. */
  public static List<Expr> postOrder(Collection<? extends Expr> roots) {
    return postOrder(roots, node -> false);
  }

  /** The same without the nodes already known and what is reachable through them only. */
  public static List<Expr> postOrder(
      Collection<? extends Expr> roots, Predicate<? super Expr> known) {
    var order = new ArrayList<Expr>();
    var seen = new HashSet<Expr>();
    var stack = new ArrayDeque<Visit>();
    for (Expr root : roots) {
      if (!known.test(root) && seen.add(root)) {
        stack.push(new Visit(root));
      }
      while (!stack.isEmpty()) {
        Visit visit = stack.element();
        if (visit.next == visit.node.arguments().size()) {
          order.add(visit.node);
          stack.pop();
        } else {
          Expr argument = visit.node.argument(visit.next++);
          if (!known.test(argument) && seen.add(argument)) {
            stack.push(new Visit(argument));
          }
        }
      }
    }
    return order;
  }

  /** The inputs that occur in the roots, in order of first occurrence. */
  public static Set<Input> inputsOf(Collection<? extends Expr> roots) {
    var inputs = new LinkedHashSet<Input>();
    for (Expr node : postOrder(roots)) {
      if (node instanceof Input input) {
        inputs.add(input);
      }
    }
    return Collections.unmodifiableSet(inputs);
  }

  /** How many distinct nodes the roots have. */
  public static int size(Collection<? extends Expr> roots) {
    return postOrder(roots).size();
  }

  private static final class Visit {
    final Expr node;
    int next;

    Visit(Expr node) {
      this.node = node;
    }
  }
}
