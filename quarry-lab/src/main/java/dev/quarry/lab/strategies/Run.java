package dev.quarry.lab.strategies;

import java.util.Arrays;
import java.util.SplittableRandom;

/** One test: the states it passes, and which transition it takes out of each but the last. */
final class Run {
  private final Chain chain;
  private int[] states = new int[64];
  private int[] choices = new int[64];
  private int length;
  private int visited;

  Run(Chain chain) {
    this.chain = chain;
  }

  /** Begins anew at the entry. */
  Run start() {
    length = 0;
    states[0] = Chain.ENTRY;
    visited = 1 << Chain.ENTRY;
    return this;
  }

  /** Takes given transitions. */
  Run follow(int[] path) {
    for (int choice : path) {
      take(choice);
    }
    return this;
  }

  /** Goes on at random until the end. */
  Run release(SplittableRandom random) {
    while (states[length] != chain.exit()) {
      take(chain.step(states[length], random));
    }
    return this;
  }

  void take(int choice) {
    choices[length++] = choice;
    if (length == states.length) {
      states = Arrays.copyOf(states, 2 * length);
      choices = Arrays.copyOf(choices, 2 * length);
    }
    int next = chain.successor(states[length - 1], choice);
    states[length] = next;
    visited |= 1 << next;
  }

  /** How many transitions were taken. */
  int length() {
    return length;
  }

  /** The state before a transition, or the last one. */
  int state(int index) {
    return states[index];
  }

  int choice(int index) {
    return choices[index];
  }

  /** Where the run is. */
  int last() {
    return states[length];
  }

  /** All states it passed. */
  int visited() {
    return visited;
  }
}
