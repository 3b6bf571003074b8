package dev.quarry.program.flow;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The loops of a method. Back edges to the same header make one loop; loops with different headers
 * are nested or have no block in common. Cycles with more than one way in are no natural loops and
 * are reported apart.
 */
public final class Loops {
  private final List<Loop> loops;
  private final @Nullable Loop[] innermost;
  private final List<BitSet> irreducible;

  private Loops(List<Loop> loops, @Nullable Loop[] innermost, List<BitSet> irreducible) {
    this.loops = loops;
    this.innermost = innermost;
    this.irreducible = irreducible;
  }

  /** The loops over normal and exceptional edges. */
  public static Loops of(ControlFlow flow, Dominators dominators) {
    Map<Integer, List<Edge>> backEdges = backEdges(flow, dominators);
    List<Candidate> candidates = new ArrayList<>();
    backEdges.forEach(
        (header, edges) -> candidates.add(candidate(flow.graph(), header, edges, dominators)));
    // Outer loops first; those of one size have no block in common.
    candidates.sort(
        Comparator.comparingInt((Candidate c) -> -c.body.cardinality())
            .thenComparingInt(Candidate::header));
    @Nullable Loop[] innermost = new Loop[flow.blocks().size()];
    List<Loop> loops = new ArrayList<>();
    for (Candidate candidate : candidates) {
      Loop loop =
          new Loop(
              candidate.header,
              candidate.backEdges,
              candidate.body,
              Optional.ofNullable(innermost[candidate.header]));
      candidate.body.stream().forEach(block -> innermost[block] = loop);
      loops.add(loop);
    }
    loops.sort(Comparator.comparingInt(Loop::header));
    return new Loops(
        List.copyOf(loops), innermost, IrreducibleRegions.of(flow.graph(), dominators));
  }

  /** All loops by their header. */
  public List<Loop> loops() {
    return loops;
  }

  /** The smallest loop that a block is in. */
  public Optional<Loop> innermost(int block) {
    return Optional.ofNullable(innermost[block]);
  }

  /** The loop with this header. */
  public Optional<Loop> withHeader(int block) {
    return innermost(block).filter(loop -> loop.header() == block);
  }

  /** Cycles with several ways in, as sets of blocks; compilers for Java make none. */
  public List<List<Integer>> irreducibleRegions() {
    return irreducible.stream().map(region -> region.stream().boxed().toList()).toList();
  }

  private static Map<Integer, List<Edge>> backEdges(ControlFlow flow, Dominators dominators) {
    Map<Integer, List<Edge>> byHeader = new TreeMap<>();
    for (Block block : flow.blocks()) {
      for (Edge edge : flow.edgesFrom(block.number())) {
        if (dominators.dominates(edge.to(), edge.from())) {
          byHeader.computeIfAbsent(edge.to(), header -> new ArrayList<>()).add(edge);
        }
      }
    }
    return byHeader;
  }

  /** Walks backwards from the back edges to the header. */
  private static Candidate candidate(
      Graph graph, int header, List<Edge> backEdges, Dominators dominators) {
    BitSet body = new BitSet();
    body.set(header);
    List<Integer> open = new ArrayList<>();
    backEdges.forEach(edge -> visit(edge.from(), body, open));
    while (!open.isEmpty()) {
      for (int previous : graph.predecessors(open.remove(open.size() - 1))) {
        if (dominators.isReachable(previous)) {
          visit(previous, body, open);
        }
      }
    }
    return new Candidate(header, backEdges, body);
  }

  private static void visit(int block, BitSet body, List<Integer> open) {
    if (!body.get(block)) {
      body.set(block);
      open.add(block);
    }
  }

  private record Candidate(int header, List<Edge> backEdges, BitSet body) {}
}
