package dev.quarry.program.hierarchy;

import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import dev.quarry.program.flow.Block;
import dev.quarry.program.flow.ControlFlow;
import dev.quarry.program.flow.ControlFlows;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.objectweb.asm.Opcodes;

/**
 * How many blocks lie between a place and the nearest goal. A step is an edge of the control flow
 * or a call into a method that leads on; a call that returns costs nothing. The distance is a lower
 * bound on what a run has to pass, never a promise that it can.
 *
 * <p>{@link #from} looks only downwards, into calls. From inside a method the way may also lead out
 * of it; {@link #fromStack} knows where the calls on the stack return to.
 */
public final class Distance {
  /** No way leads to a goal. */
  public static final int UNREACHABLE = Integer.MAX_VALUE;

  private final ControlFlows flows;
  private final Map<MethodId, int[]> toGoal = new LinkedHashMap<>();
  private final Map<MethodId, int[]> toEnd = new ConcurrentHashMap<>();

  private Distance(ControlFlows flows) {
    this.flows = flows;
  }

  /** The distances to the nearest of the goals. */
  public static Distance to(Collection<Location> goals, CallGraph calls, ControlFlows flows) {
    Distance distance = new Distance(flows);
    distance.spread(goals, calls);
    return distance;
  }

  /**
   * The distances to the nearest of some places, where each place has a distance of its own
   * already. Only methods count from which a goal of this can be reached by going on and calling.
   */
  public Distance through(Map<Location, Integer> places, CallGraph calls) {
    Distance distance = new Distance(flows);
    PriorityQueue<Step> open = new PriorityQueue<>(Comparator.comparingInt(Step::distance));
    places.forEach(
        (place, ahead) -> open.add(new Step(place.method(), blockOf(place).number(), ahead)));
    distance.spread(open, calls, toGoal::containsKey);
    return distance;
  }

  /** From a place to the nearest goal in this method or what it calls. */
  public int from(Location place) {
    int[] distances = toGoal.get(place.method());
    return distances == null ? UNREACHABLE : distances[blockOf(place).number()];
  }

  /**
   * From the top of a stack to the nearest goal, over returns too.
   *
   * @param stack the present place, then the calls it came by, innermost first
   */
  public int fromStack(List<Location> stack) {
    int best = UNREACHABLE;
    int spent = 0;
    for (Location frame : stack) {
      best = Math.min(best, plus(from(frame), spent));
      spent = plus(toEnd(frame), spent);
    }
    return best;
  }

  /** The methods from which a goal can be reached by going on and calling. */
  public Collection<MethodId> methods() {
    return List.copyOf(toGoal.keySet());
  }

  private void spread(Collection<Location> goals, CallGraph calls) {
    ArrayDeque<Step> open = new ArrayDeque<>();
    goals.forEach(goal -> open.add(new Step(goal.method(), blockOf(goal).number(), 0)));
    spread(open, calls, any -> true);
  }

  /** Nearest first: the first distance a block gets is its smallest. */
  private void spread(Queue<Step> open, CallGraph calls, Predicate<MethodId> counts) {
    while (!open.isEmpty()) {
      Step step = open.remove();
      if (!counts.test(step.method)) {
        continue;
      }
      int[] distances = toGoal.computeIfAbsent(step.method, this::unknown);
      if (distances[step.block] != UNREACHABLE) {
        continue;
      }
      distances[step.block] = step.distance;
      ControlFlow flow = flows.of(step.method);
      for (int previous : flow.graph().previous(step.block)) {
        open.add(new Step(step.method, previous, step.distance + 1));
      }
      if (step.block == 0) {
        for (CallSite site : calls.callers(step.method)) {
          Location caller = site.location();
          open.add(new Step(caller.method(), blockOf(caller).number(), step.distance + 1));
        }
      }
    }
  }

  private int toEnd(Location place) {
    int[] distances = toEnd.get(place.method());
    if (distances == null) {
      distances = distancesToEnd(place.method());
      toEnd.put(place.method(), distances);
    }
    return distances[blockOf(place).number()];
  }

  /** From each block to the nearest return or throw; one more step leads into the caller. */
  private int[] distancesToEnd(MethodId method) {
    ControlFlow flow = flows.of(method);
    int[] distances = unknown(method);
    ArrayDeque<Integer> open = new ArrayDeque<>();
    for (Block block : flow.blocks()) {
      if (ends(flow.body().opcode(block.last()))) {
        distances[block.number()] = 1;
        open.add(block.number());
      }
    }
    while (!open.isEmpty()) {
      int block = open.remove();
      for (int previous : flow.graph().previous(block)) {
        if (distances[previous] == UNREACHABLE) {
          distances[previous] = distances[block] + 1;
          open.add(previous);
        }
      }
    }
    return distances;
  }

  private static boolean ends(int opcode) {
    return opcode == Opcodes.ATHROW || (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN);
  }

  private Block blockOf(Location place) {
    return flows.of(place.method()).blockOf(place.instruction());
  }

  private int[] unknown(MethodId method) {
    int[] distances = new int[flows.of(method).blocks().size()];
    Arrays.fill(distances, UNREACHABLE);
    return distances;
  }

  private static int plus(int one, int other) {
    return one == UNREACHABLE || other == UNREACHABLE ? UNREACHABLE : one + other;
  }

  private record Step(MethodId method, int block, int distance) {}
}
