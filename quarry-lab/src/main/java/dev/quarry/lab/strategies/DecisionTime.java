package dev.quarry.lab.strategies;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/** Measures decisions in processor time, so that other processes matter less. */
final class DecisionTime {
  private static final double NANOS = 1000;

  private final int decisions;
  private final long seed;
  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

  DecisionTime(int decisions, long seed) {
    this.decisions = decisions;
    this.seed = seed;
  }

  DecisionFigures measure(int blocks) {
    // Compiled before it counts.
    repeat(new DecisionLoad(blocks, seed), decisions);
    var load = new DecisionLoad(blocks, seed);
    double first = repeat(load, 1);
    double others = repeat(load, decisions);
    return new DecisionFigures(load.blocks(), load.candidates(), load.transitions(), others, first);
  }

  private double repeat(DecisionLoad load, int times) {
    long start = threads.getCurrentThreadCpuTime();
    for (int i = 0; i < times; i++) {
      load.decide();
    }
    return (threads.getCurrentThreadCpuTime() - start) / NANOS / times;
  }
}
