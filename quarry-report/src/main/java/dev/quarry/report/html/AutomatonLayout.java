package dev.quarry.report.html;

import dev.quarry.report.result.ReportedAutomaton;
import dev.quarry.report.result.ReportedTransition;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Where states of an automaton are drawn: by their distance from the first, from left to right. */
final class AutomatonLayout {
  static final int COLUMN = 190;
  private static final int ROW = 110;
  private static final int MARGIN = 70;

  private final ReportedAutomaton automaton;
  private final Map<Integer, Point> centres = new LinkedHashMap<>();
  private int columns;
  private int rows;

  /** A point of the picture. */
  record Point(double x, double y) {
    /** So far from here in the direction of another point. */
    Point towards(Point other, double far) {
      double length = Math.max(1, distance(other));
      return new Point(x + (other.x - x) / length * far, y + (other.y - y) / length * far);
    }

    double distance(Point other) {
      return Math.hypot(other.x - x, other.y - y);
    }

    Point plus(double right, double down) {
      return new Point(x + right, y + down);
    }
  }

  AutomatonLayout(ReportedAutomaton automaton) {
    this.automaton = automaton;
    place();
  }

  int width() {
    return 2 * MARGIN + (columns - 1) * COLUMN;
  }

  int height() {
    return 2 * MARGIN + (rows - 1) * ROW;
  }

  /** The states that are drawn: those that can be reached. */
  Set<Integer> states() {
    return centres.keySet();
  }

  /** Where a state is, if it is drawn. */
  Optional<Point> centre(int state) {
    return Optional.ofNullable(centres.get(state));
  }

  private void place() {
    Map<Integer, Integer> depths = depths();
    Map<Integer, List<Integer>> layers = new LinkedHashMap<>();
    depths.forEach(
        (state, depth) -> layers.computeIfAbsent(depth, any -> new ArrayList<>()).add(state));
    columns = layers.size();
    rows = layers.values().stream().mapToInt(List::size).max().orElse(1);
    layers.forEach(
        (depth, states) -> {
          double top = MARGIN + (rows - states.size()) * ROW / 2.0;
          for (int i = 0; i < states.size(); i++) {
            centres.put(states.get(i), new Point(MARGIN + depth * COLUMN, top + i * ROW));
          }
        });
  }

  private Map<Integer, Integer> depths() {
    Map<Integer, Integer> depths = new LinkedHashMap<>(Map.of(0, 0));
    Deque<Integer> open = new ArrayDeque<>(List.of(0));
    while (!open.isEmpty()) {
      int state = open.remove();
      int next = depths.getOrDefault(state, 0) + 1;
      for (ReportedTransition one : automaton.transitions()) {
        if (one.from() == state
            && isState(one.to())
            && depths.putIfAbsent(one.to(), next) == null) {
          open.add(one.to());
        }
      }
    }
    return depths;
  }

  private boolean isState(int number) {
    return number >= 0 && number < automaton.states();
  }
}
