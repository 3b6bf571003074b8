package dev.quarry.program.targets;

import dev.quarry.program.Branch;
import dev.quarry.program.Branches;
import dev.quarry.program.MethodBody;
import dev.quarry.program.targets.Target.Side;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.JumpInsnNode;

/**
 * The conditions that a source line decides, recovered from its conditional jumps.
 *
 * <p>Compilers turn {@code a && (b || c)} into jumps that share their destinations, so jumps of one
 * line that do are one decision. Of its last jump, the code right behind it is the true side if it
 * jumps forwards (it jumps over the body), and the false side if it jumps backwards (it repeats the
 * body). A branch to neither side only leads to the next part of the condition. A decision that,
 * however it comes out, leads on to a later one of the same line is a part of that: in {@code if
 * ((a ? b : c))}, {@code a} has no side of its own. A condition written on several lines is one
 * decision per line.
 */
final class LineDecisions {
  private final MethodBody body;
  private final int line;

  private LineDecisions(MethodBody body, int line) {
    this.body = body;
    this.line = line;
  }

  /** The branches by which the decisions of a line come out on a side. */
  static List<Branch> branches(MethodBody body, int line, Side side) {
    LineDecisions decisions = new LineDecisions(body, line);
    List<Branch> branches = new ArrayList<>();
    for (List<Integer> decision : decisions.outermost()) {
      int wanted = decisions.destination(decision.get(decision.size() - 1), side);
      for (int jump : decision) {
        List<Integer> destinations = decisions.destinations(jump);
        for (int outcome = 0; outcome < destinations.size(); outcome++) {
          if (destinations.get(outcome) == wanted) {
            branches.add(new Branch(body.id(), jump, outcome));
          }
        }
      }
    }
    return branches;
  }

  private int destination(int jump, Side side) {
    List<Integer> destinations = destinations(jump);
    boolean forwards = Branches.destinations(body, jump).get(Branch.JUMPS) > jump;
    boolean fallsThrough = forwards == (side == Side.TRUE);
    return destinations.get(fallsThrough ? Branch.FALLS_THROUGH : Branch.JUMPS);
  }

  private List<List<Integer>> outermost() {
    List<List<Integer>> all = all();
    List<List<Integer>> outermost = new ArrayList<>();
    for (List<Integer> decision : all) {
      if (all.stream().noneMatch(other -> isLater(other, decision) && leadsInto(decision, other))) {
        outermost.add(decision);
      }
    }
    return outermost;
  }

  /**
   * The conditional jumps of the line, those of one decision together, in the order of the code.
   */
  private List<List<Integer>> all() {
    List<List<Integer>> decisions = new ArrayList<>();
    for (int number = 0; number < body.size(); number++) {
      if (body.line(number) == line && isConditionalJump(number)) {
        List<Integer> joined = new ArrayList<>();
        int jump = number;
        // A jump may tie together what looked like two decisions so far.
        decisions.removeIf(decision -> isTied(decision, jump) && joined.addAll(decision));
        joined.add(number);
        decisions.add(joined);
      }
    }
    return decisions;
  }

  private boolean isTied(List<Integer> decision, int jump) {
    List<Integer> sides = destinations(jump);
    return decision.stream()
        .map(earlier -> destinations(earlier).get(Branch.JUMPS))
        .anyMatch(sides::contains);
  }

  private static boolean isLater(List<Integer> decision, List<Integer> than) {
    return decision.get(decision.size() - 1) > than.get(than.size() - 1);
  }

  /** Whether every way out of one decision stays on the line until it meets the other. */
  private boolean leadsInto(List<Integer> decision, List<Integer> other) {
    BitSet seen = new BitSet();
    ArrayDeque<Integer> open = new ArrayDeque<>();
    decision.forEach(jump -> open.addAll(destinations(jump)));
    while (!open.isEmpty()) {
      int number = open.remove();
      if (seen.get(number) || other.contains(number)) {
        continue;
      }
      seen.set(number);
      if (number >= body.size() || body.line(number) != line || ends(number)) {
        return false;
      }
      open.addAll(next(number));
    }
    return true;
  }

  private List<Integer> next(int number) {
    List<Integer> destinations = Branches.destinations(body, number);
    return destinations.isEmpty() ? List.of(skipGotos(number + 1)) : destinations;
  }

  private boolean ends(int number) {
    int opcode = body.opcode(number);
    return opcode == Opcodes.ATHROW || (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN);
  }

  private List<Integer> destinations(int jump) {
    return Branches.destinations(body, jump).stream().map(this::skipGotos).toList();
  }

  /** Where an instruction leads if it only jumps on; a circle of jumps is left where it is. */
  private int skipGotos(int start) {
    int number = start;
    BitSet seen = new BitSet();
    while (number < body.size() && body.opcode(number) == Opcodes.GOTO && !seen.get(number)) {
      seen.set(number);
      number = body.numberOf(((JumpInsnNode) body.instruction(number)).label);
    }
    return number;
  }

  private boolean isConditionalJump(int number) {
    return body.instruction(number) instanceof JumpInsnNode && Branches.outcomes(body, number) == 2;
  }
}
