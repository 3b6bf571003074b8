package dev.quarry.program.flow;

import dev.quarry.program.Branches;
import dev.quarry.program.ExceptionSites;
import dev.quarry.program.MethodBody;
import dev.quarry.program.TryRange;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.tree.JumpInsnNode;

/**
 * Blocks and edges of a method. The entry is block 0; it may have predecessors.
 *
 * <p>A block ends where control may go elsewhere, where control may come from elsewhere, and where
 * the handlers in force change. So all its instructions have the same handlers. A call does not end
 * a block, and neither does an instruction that may fail: an exceptional edge leaves the block
 * <em>at any of its instructions that can throw</em> ({@link #throwers}), and whoever needs to know
 * which part of the block has run asks for these. An edge goes to each handler that may match, up
 * to the first that catches everything.
 */
public final class ControlFlow {
  private final MethodBody body;
  private final List<Block> blocks;
  private final int[] blockOf;
  private final List<List<Edge>> from = new ArrayList<>();
  private final List<List<Edge>> to = new ArrayList<>();
  private final Graph graph;

  private ControlFlow(MethodBody body) {
    this.body = body;
    this.blocks = List.of(Leaders.blocksOf(body));
    this.blockOf = new int[body.size()];
    for (Block block : blocks) {
      java.util.Arrays.fill(blockOf, block.first(), block.end(), block.number());
      from.add(new ArrayList<>(2));
      to.add(new ArrayList<>(2));
    }
    for (Block block : blocks) {
      addNormalEdges(block);
      addHandlerEdges(block);
    }
    this.graph = Graph.of(blocks.size(), from);
  }

  /** The control flow of a method. */
  public static ControlFlow of(MethodBody body) {
    return new ControlFlow(body);
  }

  public MethodBody body() {
    return body;
  }

  /** The blocks in the order of the code; a block's number is its index. */
  public List<Block> blocks() {
    return blocks;
  }

  public Block block(int number) {
    return blocks.get(number);
  }

  /** The block that an instruction is in. */
  public Block blockOf(int instruction) {
    return blocks.get(blockOf[instruction]);
  }

  /** The edges that leave a block: normal ones by outcome, then those to handlers. */
  public List<Edge> edgesFrom(int block) {
    return java.util.Collections.unmodifiableList(from.get(block));
  }

  /** The edges that enter a block. */
  public List<Edge> edgesTo(int block) {
    return java.util.Collections.unmodifiableList(to.get(block));
  }

  /** Which block leads to which, whatever the kind of the edge. */
  public Graph graph() {
    return graph;
  }

  /** Which block leads to which while nothing is thrown. */
  public Graph normalGraph() {
    return Graph.of(
        blocks.size(),
        from.stream()
            .map(edges -> edges.stream().filter(e -> !e.isExceptional()).toList())
            .toList());
  }

  /** The instructions of a block that can throw, ascending. */
  public List<Integer> throwers(int block) {
    List<Integer> throwers = new ArrayList<>();
    Block range = blocks.get(block);
    for (int number = range.first(); number < range.end(); number++) {
      if (ExceptionSites.canThrow(body.instruction(number))) {
        throwers.add(number);
      }
    }
    return throwers;
  }

  private void addNormalEdges(Block block) {
    int last = block.last();
    List<Integer> destinations = Branches.destinations(body, last);
    for (int outcome = 0; outcome < destinations.size(); outcome++) {
      add(block, destinations.get(outcome), Edge.Kind.BRANCH, outcome);
    }
    if (Leaders.isGoto(body, last)) {
      int target = body.numberOf(((JumpInsnNode) body.instruction(last)).label);
      add(block, target, Edge.Kind.FLOW, 0);
    } else if (Leaders.goesOn(body, last)) {
      add(block, block.end(), Edge.Kind.FLOW, 0);
    }
  }

  private void addHandlerEdges(Block block) {
    List<TryRange> ranges = body.tryRanges();
    if (ranges.isEmpty() || !canThrow(block)) {
      return;
    }
    for (int index = 0; index < ranges.size(); index++) {
      TryRange range = ranges.get(index);
      if (range.covers(block.first())) {
        add(block, range.handler(), Edge.Kind.HANDLER, index);
        if (range.catchesEverything()) {
          return;
        }
      }
    }
  }

  private boolean canThrow(Block block) {
    for (int number = block.first(); number < block.end(); number++) {
      if (ExceptionSites.canThrow(body.instruction(number))) {
        return true;
      }
    }
    return false;
  }

  /** Code that the verifier would refuse may run off its end; no edge leads there. */
  private void add(Block block, int instruction, Edge.Kind kind, int label) {
    if (instruction < body.size()) {
      Edge edge = new Edge(block.number(), blockOf[instruction], kind, label);
      from.get(edge.from()).add(edge);
      to.get(edge.to()).add(edge);
    }
  }
}
