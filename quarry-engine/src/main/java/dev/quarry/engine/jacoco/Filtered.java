package dev.quarry.engine.jacoco;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jacoco.core.internal.analysis.filter.IFilterOutput;
import org.jacoco.core.internal.analysis.filter.Replacements;
import org.objectweb.asm.tree.AbstractInsnNode;

/**
 * What JaCoCo's filters leave of a method: instructions that compilers made are not counted, copies
 * (of {@code finally}, say) are counted as one, and some have other branches than in the code (a
 * {@code switch} on strings).
 */
final class Filtered implements IFilterOutput {
  private final Map<AbstractInsnNode, CountedInstruction> steps = new HashMap<>();
  private final Set<AbstractInsnNode> ignored = new HashSet<>();
  private final Map<AbstractInsnNode, AbstractInsnNode> merged = new HashMap<>();
  private final Map<AbstractInsnNode, Replacements> replaced = new HashMap<>();

  Filtered(List<CountedInstruction> steps) {
    steps.forEach(step -> this.steps.put(step.node, step));
  }

  @Override
  public void ignore(AbstractInsnNode from, AbstractInsnNode to) {
    for (AbstractInsnNode node = from; node != to; node = node.getNext()) {
      ignored.add(node);
    }
    ignored.add(to);
  }

  @Override
  public void merge(AbstractInsnNode one, AbstractInsnNode other) {
    AbstractInsnNode first = representative(one);
    AbstractInsnNode second = representative(other);
    if (first != second) {
      merged.put(second, first);
    }
  }

  @Override
  public void replaceBranches(AbstractInsnNode source, Replacements replacements) {
    replaced.put(source, replacements);
  }

  private AbstractInsnNode representative(AbstractInsnNode node) {
    AbstractInsnNode up = merged.get(node);
    return up == null ? node : representative(up);
  }

  /** Whether an instruction counts. */
  boolean counts(CountedInstruction step) {
    return !ignored.contains(step.node) && !merged.containsKey(step.node);
  }

  /** One way out of one instruction. */
  record Way(CountedInstruction step, int number) {}

  /** The branches of an instruction that counts; taking any way of one is taking it. */
  List<List<Way>> branches(CountedInstruction step) {
    Replacements others = replaced.get(step.node);
    if (others != null) {
      return replaced(others);
    }
    Map<Integer, List<Way>> ways = new TreeMap<>();
    step.outcomes.keySet().forEach(number -> ways.put(number, ways(step, number)));
    return List.copyOf(ways.values());
  }

  private List<List<Way>> replaced(Replacements others) {
    List<List<Way>> branches = new ArrayList<>();
    for (var alternatives : others.values()) {
      List<Way> ways = new ArrayList<>();
      for (var alternative : alternatives) {
        CountedInstruction step = steps.get(alternative.instruction);
        if (step != null) {
          ways.addAll(ways(step, alternative.branch));
        }
      }
      branches.add(ways);
    }
    return branches;
  }

  /** The same way of all copies of an instruction. */
  private List<Way> ways(CountedInstruction step, int number) {
    AbstractInsnNode first = representative(step.node);
    Map<Integer, Way> ways = new LinkedHashMap<>();
    for (CountedInstruction other : copies(first)) {
      ways.put(other.number, new Way(other, number));
    }
    return List.copyOf(ways.values());
  }

  private List<CountedInstruction> copies(AbstractInsnNode first) {
    List<CountedInstruction> copies = new ArrayList<>();
    CountedInstruction own = steps.get(first);
    if (own != null) {
      copies.add(own);
    }
    for (AbstractInsnNode other : merged.keySet()) {
      CountedInstruction copy = steps.get(other);
      if (copy != null && representative(other) == first) {
        copies.add(copy);
      }
    }
    return copies;
  }
}
