package dev.quarry.symcretic.search;

import dev.quarry.program.Location;
import dev.quarry.program.MethodBody;
import dev.quarry.program.MethodId;
import dev.quarry.program.hierarchy.CallGraph;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.program.ledger.Ledger;
import dev.quarry.symcretic.step.Codes;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Where a program makes code run on another thread. What that does happens at any time after it, so
 * that no way back from a target says what holds: a statement between may be undone before the next
 * one.
 */
final class ThreadStarts {
  private static final String THREAD = "java/lang/Thread";

  /** Types that give work to other threads. */
  private static final Set<String> EXECUTORS =
      Set.of(
          "java/util/concurrent/Executor",
          "java/util/concurrent/CompletionService",
          "java/util/concurrent/ForkJoinTask",
          "java/util/Timer");

  /** How the names of the methods begin that do so. */
  private static final Set<String> GIVING = Set.of("execute", "submit", "schedule", "fork");

  private final Codes codes;
  private final CallGraph graph;

  ThreadStarts(Codes codes, CallGraph graph) {
    this.codes = codes;
    this.graph = graph;
  }

  /** Notes the first one that the entries may come by. */
  void note(Collection<MethodId> entries, Ledger ledger) {
    graph.reachableFrom(entries).stream()
        .flatMap(method -> codes.program().findBody(method).stream())
        .flatMap(body -> in(body).stream())
        .findFirst()
        .ifPresent(
            place ->
                ledger.add(
                    AssumptionCode.CALL_NOT_FOLLOWED, place, "code that runs on another thread"));
  }

  private Optional<Location> in(MethodBody body) {
    for (int number = 0; number < body.size(); number++) {
      if (body.instruction(number) instanceof MethodInsnNode call && isStart(call)) {
        return Optional.of(body.at(number));
      }
    }
    return Optional.empty();
  }

  private boolean isStart(MethodInsnNode call) {
    if (call.owner.equals("java/util/concurrent/CompletableFuture")) {
      return call.name.endsWith("Async");
    }
    boolean isOfThread =
        call.name.equals("startVirtualThread")
            || call.name.equals("start") && call.desc.startsWith("()") && is(call.owner, THREAD)
            || call.owner.startsWith("java/lang/Thread$Builder") && call.name.equals("start");
    return isOfThread
        || GIVING.stream().anyMatch(call.name::startsWith)
            && EXECUTORS.stream().anyMatch(type -> is(call.owner, type));
  }

  private boolean is(String owner, String type) {
    return codes.hierarchy().isSubtype(owner, type);
  }
}
