package dev.quarry.engine.cover;

import dev.quarry.program.MethodId;
import dev.quarry.program.hierarchy.CallGraph;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The methods that a chain is about: what drivers may run, without what never leads to code that
 * counts. A library below the class under test says nothing about what its branches are worth.
 */
final class RelevantMethods {
  /** More are not looked at: what is so far away from the drivers hardly matters to them. */
  private static final int MOST = 5_000;

  private RelevantMethods() {}

  /** In the order in which calls lead to them. */
  static Set<MethodId> of(
      CallGraph calls, Collection<MethodId> drivers, Predicate<MethodId> counts) {
    Map<MethodId, List<MethodId>> callers = new LinkedHashMap<>();
    Set<MethodId> reached = new LinkedHashSet<>(drivers);
    ArrayDeque<MethodId> open = new ArrayDeque<>(reached);
    while (!open.isEmpty()) {
      MethodId caller = open.remove();
      for (MethodId callee : calls.callees(caller)) {
        callers.computeIfAbsent(callee, any -> new ArrayList<>()).add(caller);
        if (reached.size() < MOST && reached.add(callee)) {
          open.add(callee);
        }
      }
    }
    Set<MethodId> relevant = leadingTo(reached.stream().filter(counts).toList(), callers);
    relevant.addAll(drivers);
    reached.retainAll(relevant);
    return reached;
  }

  private static Set<MethodId> leadingTo(
      List<MethodId> goals, Map<MethodId, List<MethodId>> callers) {
    Set<MethodId> found = new LinkedHashSet<>(goals);
    ArrayDeque<MethodId> open = new ArrayDeque<>(goals);
    while (!open.isEmpty()) {
      for (MethodId caller : callers.getOrDefault(open.remove(), List.of())) {
        if (found.add(caller)) {
          open.add(caller);
        }
      }
    }
    return found;
  }
}
