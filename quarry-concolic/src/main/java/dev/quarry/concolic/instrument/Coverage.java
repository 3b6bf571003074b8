package dev.quarry.concolic.instrument;

import dev.quarry.concolic.coverage.ProbeMap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/**
 * Sets probes: before the first instruction of a line, and on the way to each outcome. With shadows
 * each run starts with all probes unset, and setting one is a plain store; for coverage only they
 * stay set over runs, and a probe is reported the first time.
 */
final class Coverage {
  private final MethodRewrite m;
  private final boolean growing;

  /** Whether there was an instruction already: labels before the first one end nothing. */
  private boolean begun;

  /** The end that was set last; labels come in rows. */
  private int lastEnd = ProbeNumbers.NONE;

  Coverage(MethodRewrite rewrite) {
    this.m = rewrite;
    this.growing = rewrite.type.options().mode() == Mode.COVERAGE;
  }

  /** Brings the class's probes into a local. */
  void begin(CodeWriter code) {
    if (m.type.probes().count() == 0) {
      return;
    }
    code.read(growing ? HookField.GROWTH : HookField.PROBES).push(m.type.probeClass());
    code.op(Opcodes.AALOAD).astore(m.plan.probes());
  }

  /** The probes before the current instruction: it starts a line, or leaves its block. */
  void addLine() {
    begun = true;
    if (m.source.isOriginal(m.index())) {
      set(m.main, m.type.probes().line(m.location()));
      if (!ProbeMap.goesOn(m.current().getOpcode())) {
        set(m.main, m.type.probes().end(m.location()));
      }
    }
  }

  /** The probe behind the last instruction, if control comes from there over the current label. */
  void addEnd() {
    int probe = begun ? m.type.probes().end(m.location()) : ProbeNumbers.NONE;
    if (probe != ProbeNumbers.NONE && probe != lastEnd) {
      set(m.main, probe);
      lastEnd = probe;
    }
  }

  private void set(CodeWriter code, int probe) {
    if (probe != ProbeNumbers.NONE && growing) {
      LabelNode known = new LabelNode();
      code.aload(m.plan.probes()).push(probe).op(Opcodes.BALOAD).jump(Opcodes.IFNE, known);
      code.push(m.type.probeClass()).push(probe).hook(Hook.HIT).label(known);
    } else if (probe != ProbeNumbers.NONE) {
      code.aload(m.plan.probes()).push(probe).push(1).op(Opcodes.BASTORE);
    }
  }

  private int outcome(int number) {
    return m.source.isOriginal(m.index())
        ? m.type.probes().outcome(m.location(), number)
        : ProbeNumbers.NONE;
  }

  /** The jump, with probes on both ways. */
  void addJump(JumpInsnNode jump) {
    int opcode = jump.getOpcode();
    m.main.jump(opcode, via(outcome(1), jump.label));
    if (opcode != Opcodes.GOTO) {
      set(m.main, outcome(0));
    }
  }

  /** The switch, with probes on all ways. */
  void addSwitch(TableSwitchInsnNode table) {
    Map<LabelNode, LabelNode> ways = new HashMap<>();
    LabelNode otherwise = way(ways, table.dflt);
    List<LabelNode> labels = ways(ways, table.labels);
    m.main.add(
        new TableSwitchInsnNode(table.min, table.max, otherwise, labels.toArray(new LabelNode[0])));
  }

  /** The switch, with probes on all ways. */
  void addSwitch(LookupSwitchInsnNode lookup) {
    Map<LabelNode, LabelNode> ways = new HashMap<>();
    LabelNode otherwise = way(ways, lookup.dflt);
    List<LabelNode> labels = ways(ways, lookup.labels);
    int[] keys = lookup.keys.stream().mapToInt(Integer::intValue).toArray();
    m.main.add(new LookupSwitchInsnNode(otherwise, keys, labels.toArray(new LabelNode[0])));
  }

  private List<LabelNode> ways(Map<LabelNode, LabelNode> ways, List<LabelNode> to) {
    List<LabelNode> labels = new ArrayList<>();
    to.forEach(label -> labels.add(way(ways, label)));
    return labels;
  }

  /** Outcomes are numbered in the order in which destinations are first met. */
  private LabelNode way(Map<LabelNode, LabelNode> ways, LabelNode to) {
    LabelNode known = ways.get(to);
    if (known == null) {
      known = via(outcome(ways.size()), to);
      ways.put(to, known);
    }
    return known;
  }

  private LabelNode via(int probe, LabelNode to) {
    if (probe == ProbeNumbers.NONE) {
      return to;
    }
    LabelNode start = new LabelNode();
    m.aside(
        code -> {
          code.label(start);
          set(code, probe);
          code.jump(to);
        });
    return start;
  }
}
