package dev.quarry.program;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/**
 * The branches of a method.
 *
 * <p>A conditional jump has two, also if both lead to the same place. A switch has one per
 * destination: 0 for the default, then the other destinations in the order of their first case;
 * cases that share a destination share a branch. These are the branches that JaCoCo counts before
 * its filters take away what the compiler made, so figures can be compared.
 */
public final class Branches {
  private Branches() {}

  /** All branches of a method, by instruction and outcome. */
  public static List<Branch> of(MethodBody body) {
    List<Branch> branches = new ArrayList<>();
    for (int number = 0; number < body.size(); number++) {
      int outcomes = outcomes(body, number);
      for (int outcome = 0; outcome < outcomes; outcome++) {
        branches.add(new Branch(body.id(), number, outcome));
      }
    }
    return branches;
  }

  /** How many outcomes an instruction has: 0 if it does not branch. */
  public static int outcomes(MethodBody body, int number) {
    int destinations = destinations(body, number).size();
    return destinations < 2 ? 0 : destinations;
  }

  /**
   * Where the outcomes of a conditional jump or switch lead, by outcome; empty for any other
   * instruction.
   */
  public static List<Integer> destinations(MethodBody body, int number) {
    AbstractInsnNode node = body.instruction(number);
    if (node instanceof JumpInsnNode jump) {
      return node.getOpcode() == Opcodes.GOTO
          ? List.of()
          : List.of(number + 1, body.numberOf(jump.label));
    }
    if (node instanceof TableSwitchInsnNode table) {
      return distinct(body, table.dflt, table.labels);
    }
    if (node instanceof LookupSwitchInsnNode lookup) {
      return distinct(body, lookup.dflt, lookup.labels);
    }
    return List.of();
  }

  /**
   * The outcome of a switch for a key.
   *
   * @throws IllegalArgumentException if the instruction is no switch
   */
  public static int outcomeOf(MethodBody body, int number, int key) {
    AbstractInsnNode node = body.instruction(number);
    if (node instanceof TableSwitchInsnNode table) {
      boolean inTable = table.min <= key && key <= table.max;
      LabelNode label = inTable ? table.labels.get(key - table.min) : table.dflt;
      return labels(table.dflt, table.labels).indexOf(label);
    }
    if (node instanceof LookupSwitchInsnNode lookup) {
      int at = lookup.keys.indexOf(key);
      LabelNode label = at < 0 ? lookup.dflt : lookup.labels.get(at);
      return labels(lookup.dflt, lookup.labels).indexOf(label);
    }
    throw new IllegalArgumentException("Instruction " + number + " of " + body + " is no switch.");
  }

  private static List<LabelNode> labels(LabelNode first, List<LabelNode> cases) {
    Set<LabelNode> labels = new LinkedHashSet<>();
    labels.add(first);
    labels.addAll(cases);
    return List.copyOf(labels);
  }

  private static List<Integer> distinct(MethodBody body, LabelNode first, List<LabelNode> cases) {
    return labels(first, cases).stream().map(body::numberOf).toList();
  }
}
