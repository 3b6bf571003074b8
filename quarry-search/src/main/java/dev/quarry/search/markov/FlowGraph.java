package dev.quarry.search.markov;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Which states follow which, and which entries of other parts they call. States are the numbers
 * from 0 to size - 1. A call has no edge back: the caller's own successors say what follows it.
 *
 * <p>What can be covered is a state. Somebody who counts branch outcomes gives each outcome a state
 * of its own, between the block that decides and the block it leads to.
 */
public final class FlowGraph {
  private final int[][] successors;
  private final int[][] calls;

  /**
   * A graph given as arrays.
   *
   * @param successors for each state where a run may go next; a state may be named twice
   * @param calls for each state the entries it calls, every time it is visited
   */
  public FlowGraph(int[][] successors, int[][] calls) {
    if (successors.length != calls.length) {
      throw new IllegalArgumentException(
          successors.length + " states have successors, but " + calls.length + " have calls");
    }
    this.successors = copy(successors);
    this.calls = copy(calls);
  }

  private static int[][] copy(int[][] targets) {
    var copy = new int[targets.length][];
    for (int state = 0; state < targets.length; state++) {
      copy[state] = targets[state].clone();
      for (int target : copy[state]) {
        if (target < 0 || target >= targets.length) {
          throw new IllegalArgumentException("State " + state + " leads to unknown " + target);
        }
      }
    }
    return copy;
  }

  /** How many states there are. */
  public int size() {
    return successors.length;
  }

  /** How many successors a state has; 0 where a run ends or returns. */
  public int successors(int state) {
    return successors[state].length;
  }

  /** A successor by its index. */
  public int successor(int state, int index) {
    return successors[state][index];
  }

  /** How many calls a state makes. */
  public int calls(int state) {
    return calls[state].length;
  }

  /** The entry that a call leads to. */
  public int call(int state, int index) {
    return calls[state][index];
  }

  /** Builds a graph state by state. */
  public static final class Builder {
    private final List<List<Integer>> successors = new ArrayList<>();
    private final List<List<Integer>> calls = new ArrayList<>();

    /** Adds a state and returns its number: 0, 1, 2… */
    public int state() {
      successors.add(new ArrayList<>());
      calls.add(new ArrayList<>());
      return successors.size() - 1;
    }

    /** Adds a successor and returns its index. */
    public int successor(int state, int target) {
      successors.get(state).add(target);
      return successors.get(state).size() - 1;
    }

    /** Says that a state calls what begins at an entry. */
    public void call(int state, int entry) {
      calls.get(state).add(entry);
    }

    /** The graph as it is now. */
    public FlowGraph build() {
      return new FlowGraph(arrays(successors), arrays(calls));
    }

    private static int[][] arrays(List<List<Integer>> lists) {
      return lists.stream()
          .map(list -> list.stream().mapToInt(Integer::intValue).toArray())
          .toArray(int[][]::new);
    }
  }

  @Override
  public String toString() {
    return size()
        + " states, "
        + Arrays.stream(successors).mapToInt(s -> s.length).sum()
        + " transitions";
  }
}
