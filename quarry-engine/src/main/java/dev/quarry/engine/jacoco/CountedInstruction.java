package dev.quarry.engine.jacoco;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.tree.AbstractInsnNode;

/**
 * An instruction as JaCoCo sees it: ways out, each numbered by JaCoCo, and behind each the probes
 * by which JaCoCo notices that it was taken.
 */
final class CountedInstruction {
  /** A way out of a step that leads here. */
  record Link(CountedInstruction from, int way) {}

  final AbstractInsnNode node;

  /** In the order of the code, as Quarry counts. */
  final int number;

  final int line;

  /** JaCoCo's number of a way, and Quarry's number of that outcome. */
  final Map<Integer, Integer> outcomes = new TreeMap<>();

  private final Map<Integer, BitSet> probes = new TreeMap<>();
  private final List<Link> before = new ArrayList<>();

  CountedInstruction(AbstractInsnNode node, int number, int line) {
    this.node = node;
    this.number = number;
    this.line = line;
  }

  /** A way that leads to a step without passing a probe. */
  void leadsTo(CountedInstruction next, int way, int outcome) {
    outcomes.put(way, outcome);
    next.before.add(new Link(this, way));
  }

  /** A way with a probe on it. Whatever can only be left this way was executed, too. */
  void passes(int probe, int way, int outcome) {
    outcomes.put(way, outcome);
    notice(probe, way);
  }

  /** To be called for all probes when all steps are linked. */
  void notice(int probe, int way) {
    BitSet seen = probes.computeIfAbsent(way, any -> new BitSet());
    if (!seen.get(probe)) {
      seen.set(probe);
      before.forEach(link -> link.from().notice(probe, link.way()));
    }
  }

  /** The probes that tell of a way; none if nothing ever does. */
  BitSet probes(int way) {
    BitSet seen = probes.get(way);
    return seen == null ? new BitSet() : (BitSet) seen.clone();
  }

  /** The probes that tell that it was executed. */
  BitSet probes() {
    BitSet all = new BitSet();
    probes.values().forEach(all::or);
    return all;
  }
}
