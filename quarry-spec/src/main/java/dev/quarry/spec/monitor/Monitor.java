package dev.quarry.spec.monitor;

import dev.quarry.spec.Signal;
import dev.quarry.spec.monitor.Alphabet.Letter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A complete deterministic automaton. A run is wrong as soon as it comes to a state from which none
 * that accepts can be reached.
 */
public final class Monitor {
  /** The distance of a state from which no violation can be reached. */
  public static final int NEVER = Integer.MAX_VALUE;

  private final Alphabet alphabet;
  private final int[][] next;
  private final boolean[] accepting;
  private final int[] distances;

  /**
   * @param next for each state and letter the next state; the first state is 0
   * @param accepting for each state
   */
  Monitor(Alphabet alphabet, int[][] next, boolean[] accepting) {
    this.alphabet = alphabet;
    this.next = next;
    this.accepting = accepting;
    boolean[] live = reaching(accepting);
    boolean[] rejecting = new boolean[live.length];
    for (int i = 0; i < live.length; i++) {
      rejecting[i] = !live[i];
    }
    this.distances = distancesTo(rejecting);
  }

  public Alphabet alphabet() {
    return alphabet;
  }

  /** How many states there are; 0 is the first. */
  public int states() {
    return next.length;
  }

  /** Where a letter, by its number, leads to. */
  public int next(int state, int letter) {
    return next[state][letter];
  }

  /** Whether the run may end here. */
  public boolean accepts(int state) {
    return accepting[state];
  }

  /** Whether the run is wrong, whatever comes. */
  public boolean rejects(int state) {
    return distances[state] == 0;
  }

  /** The fewest events to a state that rejects; {@link #NEVER} if there is none. */
  public int distance(int state) {
    return distances[state];
  }

  /** Where a signal leads to, depending on conditions. */
  public Choice choice(int state, int signal) {
    Map<Integer, Integer> byMask = new LinkedHashMap<>();
    List<Letter> letters = alphabet.letters();
    for (int i = 0; i < letters.size(); i++) {
      if (letters.get(i).signal() == signal) {
        byMask.put(letters.get(i).mask(), next[state][i]);
      }
    }
    return Choice.of(byMask, 0, alphabet.atoms().size());
  }

  /** The smallest automaton that rejects the same runs, and accepts all others at any time. */
  public Monitor forViolations() {
    boolean[] live = new boolean[states()];
    for (int i = 0; i < live.length; i++) {
      live[i] = !rejects(i);
    }
    return new Monitor(alphabet, next, live).minimised();
  }

  /**
   * The same automaton with a meaning for {@link dev.quarry.spec.Signal#END}: nothing is wrong any
   * more if the run may end, and all is if it may not.
   */
  Monitor ending() {
    int end = alphabet.signals().indexOf(Signal.END);
    int over = states();
    int wrong = over + 1;
    int[][] table = new int[over + 2][];
    boolean[] accept = Arrays.copyOf(accepting, over + 2);
    accept[over] = true;
    for (int state = 0; state < table.length; state++) {
      table[state] = state < over ? next[state].clone() : new int[alphabet.letters().size()];
      for (int letter = 0; letter < table[state].length; letter++) {
        if (state >= over) {
          table[state][letter] = state;
        } else if (alphabet.letters().get(letter).signal() == end) {
          table[state][letter] = accepting[state] ? over : wrong;
        }
      }
    }
    return new Monitor(alphabet, table, accept).minimised();
  }

  /** The smallest automaton for the same runs (Moore's refinement of partitions). */
  Monitor minimised() {
    int[] part = new int[states()];
    for (int i = 0; i < part.length; i++) {
      part[i] = accepting[i] ? 1 : 0;
    }
    int parts = (int) Arrays.stream(part).distinct().count();
    while (true) {
      Map<List<Integer>, Integer> numbers = new HashMap<>();
      int[] finer = new int[states()];
      for (int state = 0; state < finer.length; state++) {
        List<Integer> key = new ArrayList<>(List.of(part[state]));
        for (int to : next[state]) {
          key.add(part[to]);
        }
        finer[state] = numbers.computeIfAbsent(key, any -> numbers.size());
      }
      if (numbers.size() == parts) {
        return quotient(finer, parts);
      }
      parts = numbers.size();
      part = finer;
    }
  }

  /** One state for each part that can be reached, numbered in the order in which they are met. */
  private Monitor quotient(int[] part, int parts) {
    int[] representative = new int[parts];
    for (int state = part.length - 1; state >= 0; state--) {
      representative[part[state]] = state;
    }
    List<Integer> order = new ArrayList<>(List.of(part[0]));
    for (int i = 0; i < order.size(); i++) {
      for (int to : next[representative[order.get(i)]]) {
        if (!order.contains(part[to])) {
          order.add(part[to]);
        }
      }
    }
    int[][] table = new int[order.size()][];
    boolean[] accept = new boolean[order.size()];
    for (int i = 0; i < table.length; i++) {
      int state = representative[order.get(i)];
      accept[i] = accepting[state];
      table[i] = Arrays.stream(next[state]).map(to -> order.indexOf(part[to])).toArray();
    }
    return new Monitor(alphabet, table, accept);
  }

  private boolean[] reaching(boolean[] goal) {
    int[] steps = distancesTo(goal);
    boolean[] reaching = new boolean[goal.length];
    for (int i = 0; i < goal.length; i++) {
      reaching[i] = steps[i] != NEVER;
    }
    return reaching;
  }

  private int[] distancesTo(boolean[] goal) {
    List<List<Integer>> before = new ArrayList<>();
    for (int i = 0; i < next.length; i++) {
      before.add(new ArrayList<>());
    }
    for (int state = 0; state < next.length; state++) {
      for (int to : next[state]) {
        before.get(to).add(state);
      }
    }
    int[] steps = new int[next.length];
    Arrays.fill(steps, NEVER);
    ArrayDeque<Integer> open = new ArrayDeque<>();
    for (int i = 0; i < goal.length; i++) {
      if (goal[i]) {
        steps[i] = 0;
        open.add(i);
      }
    }
    while (!open.isEmpty()) {
      int state = open.remove();
      for (int earlier : before.get(state)) {
        if (steps[earlier] == NEVER) {
          steps[earlier] = steps[state] + 1;
          open.add(earlier);
        }
      }
    }
    return steps;
  }
}
