package dev.quarry.program;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.Interpreter;
import org.objectweb.asm.tree.analysis.Value;

/**
 * The code of a method with its instructions numbered from 0. Labels, line numbers and frames are
 * no instructions and have no number, so the number depends only on the code: whoever reads the
 * same class file, with whatever options, counts the same. Not to be changed.
 */
public final class MethodBody {
  /** The line of an instruction that the compiler gave no line. */
  public static final int NO_LINE = -1;

  private final MethodId id;
  private final MethodNode tree;
  private final AbstractInsnNode[] instructions;

  /** For each node of the tree, the number of the first instruction at or after it. */
  private final int[] numberAt;

  private final int[] lines;
  private final List<TryRange> tryRanges;

  MethodBody(MethodId id, MethodNode tree) {
    this.id = id;
    this.tree = tree;
    AbstractInsnNode[] nodes = tree.instructions.toArray();
    numberAt = new int[nodes.length + 1];
    AbstractInsnNode[] real = new AbstractInsnNode[nodes.length];
    int[] lineOf = new int[nodes.length];
    int count = 0;
    int line = NO_LINE;
    for (int i = 0; i < nodes.length; i++) {
      numberAt[i] = count;
      if (nodes[i] instanceof LineNumberNode number) {
        line = number.line;
      } else if (nodes[i].getOpcode() >= 0) {
        lineOf[count] = line;
        real[count++] = nodes[i];
      }
    }
    numberAt[nodes.length] = count;
    instructions = Arrays.copyOf(real, count);
    lines = Arrays.copyOf(lineOf, count);
    tryRanges = tryRangesOf(tree);
  }

  /** The body of a method, given its tree; the class is the one that declares it. */
  public static MethodBody of(String ownerInternalName, MethodNode tree) {
    return new MethodBody(MethodId.ofInternal(ownerInternalName, tree.name, tree.desc), tree);
  }

  public MethodId id() {
    return id;
  }

  /** The tree that is numbered here. */
  public MethodNode tree() {
    return tree;
  }

  /** How many instructions there are. */
  public int size() {
    return instructions.length;
  }

  /** The instruction with a number. */
  public AbstractInsnNode instruction(int number) {
    return instructions[number];
  }

  /** The opcode of an instruction. */
  public int opcode(int number) {
    return instructions[number].getOpcode();
  }

  /** The number of an instruction; of a label, that of the instruction it stands before. */
  public int numberOf(AbstractInsnNode node) {
    return numberAt[tree.instructions.indexOf(node)];
  }

  /** The source line of an instruction, or {@link #NO_LINE}. */
  public int line(int number) {
    return lines[number];
  }

  /** The source lines that have instructions, ascending. */
  public List<Integer> lines() {
    return Arrays.stream(lines)
        .filter(line -> line != NO_LINE)
        .sorted()
        .distinct()
        .boxed()
        .toList();
  }

  /** The exception table in its order: the first range that matches wins. Empty ranges left out. */
  public List<TryRange> tryRanges() {
    return tryRanges;
  }

  /** The place of an instruction. */
  public Location at(int number) {
    return new Location(id, number);
  }

  /**
   * The values in locals and on the stack before each instruction, by its number; null where no
   * path leads. The interpreter says what a value is.
   */
  public <V extends Value> List<@Nullable Frame<V>> frames(Interpreter<V> interpreter)
      throws AnalyzerException {
    Frame<V>[] byNode = new Analyzer<>(interpreter).analyze(id.ownerInternal(), tree);
    List<@Nullable Frame<V>> frames = new ArrayList<>(instructions.length);
    for (AbstractInsnNode instruction : instructions) {
      frames.add(byNode[tree.instructions.indexOf(instruction)]);
    }
    return frames;
  }

  private List<TryRange> tryRangesOf(MethodNode method) {
    List<TryRange> ranges = new ArrayList<>();
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      int first = start(block.start);
      int end = start(block.end);
      if (first < end) {
        ranges.add(new TryRange(first, end, start(block.handler), block.type));
      }
    }
    return List.copyOf(ranges);
  }

  private int start(LabelNode label) {
    return numberAt[tree.instructions.indexOf(label)];
  }

  @Override
  public String toString() {
    return id.toString();
  }
}
