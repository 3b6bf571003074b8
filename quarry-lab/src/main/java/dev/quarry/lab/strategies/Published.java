package dev.quarry.lab.strategies;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/** Table 1 of "Towards Optimal Concolic Testing". */
final class Published {
  private static final List<Integer> STATES = List.of(5, 10, 15, 20);

  private static final Map<String, List<Double>> ROWS =
      Map.ofEntries(
          Map.entry("Optimal", List.of(1.0, 1.0, 1.0, 1.0)),
          Map.entry("RT", List.of(138.9, 11.3, 44.2, 114.7)),
          Map.entry("RCN", List.of(1.7, 14.4, 15.1, 12.7)),
          Map.entry("RSS", List.of(12.8, 50.7, 64.0, 68.1)),
          Map.entry("RPS", List.of(12.8, 50.6, 63.9, 68.5)),
          Map.entry("DFS", List.of(7.1, 27.4, 21.8, 18.6)),
          Map.entry("DART", List.of(1.8, 13.0, 12.8, 13.0)),
          Map.entry("GS", List.of(1.9, 13.5, 13.9, 13.3)),
          Map.entry("CGS", List.of(1.8, 12.6, 13.6, 13.8)),
          Map.entry("SGS", List.of(11.2, 32.4, 29.4, 25.5)),
          Map.entry("G", List.of(2.1, 4.8, 3.1, 4.8)));

  private Published() {}

  /** Whether the paper has a strategy. */
  static boolean knows(String strategy) {
    return ROWS.containsKey(strategy);
  }

  /** What the paper has for a strategy on chains of a size; nothing for our own. */
  static OptionalDouble ratio(String strategy, int states) {
    List<Double> row = ROWS.get(strategy);
    int column = STATES.indexOf(states);
    return row == null || column < 0 ? OptionalDouble.empty() : OptionalDouble.of(row.get(column));
  }
}
