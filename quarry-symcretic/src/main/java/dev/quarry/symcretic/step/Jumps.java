package dev.quarry.symcretic.step;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.models.bytecode.Conditions;
import dev.quarry.program.Branch;
import dev.quarry.program.Branches;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/** When conditional jumps and switches go where. */
public final class Jumps {
  private Jumps() {}

  /** When a jump or switch has an outcome, in terms of the state before it. */
  public static Expr condition(Site site, int outcome) {
    if (site.instruction() instanceof TableSwitchInsnNode table) {
      List<Integer> keys = new ArrayList<>();
      // By places, since no number comes after the largest key.
      for (int i = 0; i < table.labels.size(); i++) {
        keys.add(table.min + i);
      }
      return chosen(site, keys, outcome);
    }
    if (site.instruction() instanceof LookupSwitchInsnNode lookup) {
      return chosen(site, lookup.keys, outcome);
    }
    Expr jumps = jumps(site);
    return outcome == Branch.JUMPS ? jumps : site.factory().not(jumps);
  }

  private static Expr jumps(Site site) {
    ExprFactory factory = site.factory();
    int opcode = site.opcode();
    if (opcode >= Opcodes.IFEQ && opcode <= Opcodes.IFLE) {
      return Conditions.jumps(factory, opcode, site.below(0));
    }
    if (opcode >= Opcodes.IF_ICMPEQ && opcode <= Opcodes.IF_ICMPLE) {
      return Conditions.jumps(factory, opcode, site.below(1), site.below(0));
    }
    return switch (opcode) {
      case Opcodes.IF_ACMPEQ -> site.references().same(site.below(1), site.below(0));
      case Opcodes.IF_ACMPNE -> factory.not(site.references().same(site.below(1), site.below(0)));
      case Opcodes.IFNULL -> site.isNull(site.below(0));
      case Opcodes.IFNONNULL -> factory.not(site.isNull(site.below(0)));
      default -> throw new IllegalArgumentException("No conditional jump: " + opcode);
    };
  }

  private static Expr chosen(Site site, List<Integer> keys, int outcome) {
    var body = site.code().body();
    int[] matching =
        keys.stream()
            .filter(key -> Branches.outcomeOf(body, site.number(), key) == outcome)
            .mapToInt(Integer::intValue)
            .toArray();
    int[] others =
        keys.stream()
            .filter(key -> Branches.outcomeOf(body, site.number(), key) != outcome)
            .mapToInt(Integer::intValue)
            .toArray();
    // Table entries without a case of their own lead to the default.
    return outcome == Branch.DEFAULT
        ? Conditions.isNoKey(site.factory(), site.below(0), others)
        : Conditions.isAnyKey(site.factory(), site.below(0), matching);
  }
}
