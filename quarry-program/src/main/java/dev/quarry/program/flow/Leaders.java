package dev.quarry.program.flow;

import dev.quarry.program.Branches;
import dev.quarry.program.MethodBody;
import dev.quarry.program.TryRange;
import java.util.BitSet;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.JumpInsnNode;

/** Where blocks start. */
final class Leaders {
  private Leaders() {}

  static Block[] blocksOf(MethodBody body) {
    BitSet leaders = of(body);
    Block[] blocks = new Block[leaders.cardinality()];
    int first = 0;
    for (int number = 0; number < blocks.length; number++) {
      int next = leaders.nextSetBit(first + 1);
      int end = next < 0 ? body.size() : next;
      blocks[number] = new Block(number, first, end);
      first = end;
    }
    return blocks;
  }

  private static BitSet of(MethodBody body) {
    BitSet leaders = new BitSet(body.size());
    leaders.set(0);
    for (TryRange range : body.tryRanges()) {
      leaders.set(range.first());
      leaders.set(range.end());
      leaders.set(range.handler());
    }
    for (int number = 0; number < body.size(); number++) {
      List<Integer> destinations = Branches.destinations(body, number);
      destinations.forEach(leaders::set);
      if (isGoto(body, number)) {
        leaders.set(body.numberOf(((JumpInsnNode) body.instruction(number)).label));
      }
      if (!destinations.isEmpty() || !goesOn(body, number)) {
        leaders.set(number + 1);
      }
    }
    leaders.clear(body.size(), leaders.length() + 1);
    return leaders;
  }

  static boolean isGoto(MethodBody body, int number) {
    return body.opcode(number) == Opcodes.GOTO;
  }

  /** Whether control can reach the next instruction without a branch. */
  static boolean goesOn(MethodBody body, int number) {
    int opcode = body.opcode(number);
    return opcode != Opcodes.GOTO
        && opcode != Opcodes.ATHROW
        && (opcode < Opcodes.IRETURN || opcode > Opcodes.RETURN)
        && Branches.destinations(body, number).isEmpty();
  }
}
