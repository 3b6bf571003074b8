package dev.quarry.engine.cover;

import dev.quarry.program.Branch;
import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodBody;
import dev.quarry.program.Program;
import dev.quarry.program.flow.Block;
import dev.quarry.program.flow.ControlFlow;
import dev.quarry.program.flow.Edge;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/** Lines that nothing reaches because every way to them takes a branch that is proved dead. */
final class DeadLines {
  private final Set<Branch> dead;
  private final BitSet cut = new BitSet();
  private final BitSet live = new BitSet();

  /**
   * @param dead branches that nothing takes
   */
  DeadLines(Set<Branch> dead) {
    this.dead = Set.copyOf(dead);
  }

  /** Of a class. A line that some method may come to is not dead. */
  BitSet of(Program program, ClassFile type) {
    cut.clear();
    live.clear();
    List<MethodBody> bodies = program.bodies(type);
    if (bodies.stream()
        .anyMatch(body -> dead.stream().anyMatch(way -> way.method().equals(body.id())))) {
      bodies.forEach(this::add);
    }
    BitSet lines = (BitSet) cut.clone();
    lines.andNot(live);
    return lines;
  }

  private void add(MethodBody body) {
    ControlFlow flow = ControlFlow.of(body);
    BitSet reached = reached(flow);
    for (Block block : flow.blocks()) {
      BitSet lines = reached.get(block.number()) ? live : cut;
      for (int i = block.first(); i < block.end(); i++) {
        if (body.line(i) != MethodBody.NO_LINE) {
          lines.set(body.line(i));
        }
      }
    }
  }

  private BitSet reached(ControlFlow flow) {
    BitSet reached = new BitSet();
    Deque<Integer> open = new ArrayDeque<>();
    if (!flow.blocks().isEmpty()) {
      reached.set(0);
      open.add(0);
    }
    while (!open.isEmpty()) {
      Block block = flow.block(open.remove());
      for (Edge edge : flow.edgesFrom(block.number())) {
        if (!isDead(flow, block, edge) && !reached.get(edge.to())) {
          reached.set(edge.to());
          open.add(edge.to());
        }
      }
    }
    return reached;
  }

  private boolean isDead(ControlFlow flow, Block block, Edge edge) {
    return edge.kind() == Edge.Kind.BRANCH
        && dead.contains(new Branch(flow.body().id(), block.last(), edge.label()));
  }
}
