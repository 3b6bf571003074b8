package dev.quarry.engine.cover;

import dev.quarry.concolic.Site;
import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.program.Branch;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import dev.quarry.program.flow.Edge;
import dev.quarry.search.markov.FlowGraph;
import dev.quarry.search.markov.MarkovModel;
import dev.quarry.search.tree.Way;
import java.util.BitSet;
import java.util.List;
import java.util.Map;

/**
 * The code that drivers may run as states of a Markov chain (Wang et al., section 4): a state for
 * each basic block, and, since branches are what is counted, one for each outcome between the block
 * that decides and the block it leads to. A call of one of several methods goes through a state of
 * its own, whose successors are their entries.
 */
final class ChainOfCode {
  /** No state. */
  static final int NONE = -1;

  /** A choice between callees, and the block that makes it. */
  record Choice(int state, int block) {}

  private final FlowGraph graph;
  private final Map<MethodId, CodePart> parts;
  private final Map<String, int[]> stateOfProbe;
  private final List<Choice> choices;
  private final BitSet rewarding;
  private final BitSet outcomes;

  ChainOfCode(
      FlowGraph graph,
      Map<MethodId, CodePart> parts,
      Map<String, int[]> stateOfProbe,
      List<Choice> choices,
      BitSet rewarding,
      BitSet outcomes) {
    this.graph = graph;
    this.parts = parts;
    this.stateOfProbe = stateOfProbe;
    this.choices = List.copyOf(choices);
    this.rewarding = rewarding;
    this.outcomes = outcomes;
  }

  FlowGraph graph() {
    return graph;
  }

  /** The states that are worth something until they are covered. */
  BitSet rewarding() {
    return (BitSet) rewarding.clone();
  }

  /** Whether a state is an outcome of a branch, and no block. */
  boolean isOutcome(int state) {
    return outcomes.get(state);
  }

  /** The first block of a method. */
  int entry(MethodId method) {
    CodePart part = parts.get(method);
    return part == null ? NONE : part.block(0);
  }

  int outcome(Branch branch) {
    CodePart part = parts.get(branch.method());
    return part == null ? NONE : part.outcome(branch.instruction(), branch.outcome());
  }

  /** The block of an instruction. */
  int block(Location place) {
    CodePart part = parts.get(place.method());
    return part == null ? NONE : part.block(part.flow().blockOf(place.instruction()).number());
  }

  /**
   * The state that an open way leads to: for an exception of an instruction its handler, for what
   * is decided in the middle of a block the block.
   */
  int destination(Way way) {
    Site site = way.site();
    Location place = site.location();
    CodePart part = parts.get(place.method());
    if (part == null) {
      return NONE;
    }
    if (site.kind() == Site.Kind.JUMP || site.kind() == Site.Kind.SWITCH) {
      return part.outcome(place.instruction(), way.outcome());
    }
    return site.kind().isFault() && way.outcome() == 1 ? handler(part, place) : block(place);
  }

  private static int handler(CodePart part, Location place) {
    int block = part.flow().blockOf(place.instruction()).number();
    return part.flow().edgesFrom(block).stream()
        .filter(Edge::isExceptional)
        .findFirst()
        .map(edge -> part.block(edge.to()))
        .orElse(NONE);
  }

  /** The blocks and outcomes that a run visited. */
  BitSet visited(CoveredProbes run) {
    BitSet visited = new BitSet(graph.size());
    run.byClass()
        .forEach(
            (name, probes) -> {
              int[] states = stateOfProbe.get(name);
              if (states != null) {
                for (int i = probes.nextSetBit(0); i >= 0; i = probes.nextSetBit(i + 1)) {
                  if (states[i] != NONE) {
                    visited.set(states[i]);
                  }
                }
              }
            });
    return visited;
  }

  /**
   * Tells the model which ways so many runs like one went.
   *
   * @param without blocks that are not counted
   */
  void count(BitSet visited, BitSet without, double times, MarkovModel model) {
    for (int s = visited.nextSetBit(0); s >= 0; s = visited.nextSetBit(s + 1)) {
      if (!without.get(s)) {
        count(s, visited, times, model);
      }
    }
    for (Choice choice : choices) {
      if (visited.get(choice.block())) {
        count(choice.state(), visited, times, model);
      }
    }
  }

  private void count(int state, BitSet visited, double times, MarkovModel model) {
    int successors = graph.successors(state);
    for (int i = 0; i < successors && successors > 1; i++) {
      if (visited.get(graph.successor(state, i))) {
        model.taken(state, i, times);
      }
    }
  }
}
