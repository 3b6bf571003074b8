package dev.quarry.program.flow;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A natural loop: one block to enter by, and all blocks that lead back to it without leaving. */
public final class Loop {
  private final int header;
  private final List<Edge> backEdges;
  private final BitSet body;
  private final Optional<Loop> parent;

  Loop(int header, List<Edge> backEdges, BitSet body, Optional<Loop> parent) {
    this.header = header;
    this.backEdges = List.copyOf(backEdges);
    this.body = body;
    this.parent = parent;
  }

  /** The block that dominates all others of the loop. */
  public int header() {
    return header;
  }

  /** The edges that lead back to the header. */
  public List<Edge> backEdges() {
    return backEdges;
  }

  /** The blocks of the loop, ascending; those of inner loops included. */
  public List<Integer> blocks() {
    return body.stream().boxed().collect(Collectors.toList());
  }

  public boolean contains(int block) {
    return body.get(block);
  }

  /** How many blocks it has. */
  public int size() {
    return body.cardinality();
  }

  /** The smallest loop around this one. */
  public Optional<Loop> parent() {
    return parent;
  }

  /** 1 for a loop in no other. */
  public int depth() {
    int depth = 1;
    for (Optional<Loop> outer = parent; outer.isPresent(); outer = outer.get().parent) {
      depth++;
    }
    return depth;
  }

  /** The edges that leave the loop. */
  public List<Edge> exits(ControlFlow flow) {
    return body.stream()
        .boxed()
        .flatMap(block -> flow.edgesFrom(block).stream())
        .filter(edge -> !contains(edge.to()))
        .toList();
  }

  @Override
  public String toString() {
    return "loop at block " + header + " " + body;
  }
}
