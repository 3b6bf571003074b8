package dev.quarry.spec.monitor;

import dev.quarry.spec.Atom;
import dev.quarry.spec.Specification;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A monitor as a picture for Graphviz. */
public final class Drawing {
  private Drawing() {}

  /** The text of a {@code .dot} file. */
  public static String dot(Specification specification, Monitor monitor) {
    StringBuilder text = new StringBuilder("digraph ").append(quoted(specification.toString()));
    text.append(" {\n  rankdir=LR;\n  node [shape=circle];\n  begin [shape=point];\n");
    for (int state = 0; state < monitor.states(); state++) {
      String shape = monitor.rejects(state) ? " [label=\"violated\", shape=octagon]" : "";
      text.append("  ").append(state).append(shape).append(";\n");
    }
    text.append("  begin -> 0;\n");
    for (Transition one : transitions(monitor)) {
      text.append(
          "  %d -> %d [label=%s];\n"
              .formatted(one.from(), one.to(), quoted(String.join("\n", one.labels()))));
    }
    return text.append("}\n").toString();
  }

  /** What leads from one state to another, in words; none leads on from a state that rejects. */
  public static List<Transition> transitions(Monitor monitor) {
    List<Transition> all = new ArrayList<>();
    for (int state = 0; state < monitor.states(); state++) {
      if (!monitor.rejects(state)) {
        int from = state;
        edges(monitor, state).forEach((to, labels) -> all.add(new Transition(from, to, labels)));
      }
    }
    return all;
  }

  /**
   * What leads from one state to another.
   *
   * @param labels events, with conditions in brackets
   */
  public record Transition(int from, int to, List<String> labels) {
    public Transition {
      labels = List.copyOf(labels);
    }
  }

  /** What leads from a state to others, in words. */
  private static Map<Integer, List<String>> edges(Monitor monitor, int state) {
    Map<Integer, List<String>> edges = new LinkedHashMap<>();
    for (int signal = 0; signal < monitor.alphabet().signals().size(); signal++) {
      String name = monitor.alphabet().signals().get(signal).toString();
      collect(monitor, monitor.choice(state, signal), name, List.of(), edges);
    }
    return edges;
  }

  private static void collect(
      Monitor monitor,
      Choice choice,
      String name,
      List<String> conditions,
      Map<Integer, List<String>> edges) {
    if (choice instanceof Choice.To to) {
      String label =
          conditions.isEmpty() ? name : name + " [" + String.join(", ", conditions) + "]";
      edges.computeIfAbsent(to.state(), any -> new ArrayList<>()).add(label);
    } else if (choice instanceof Choice.Ask ask) {
      String condition = condition(monitor.alphabet().atoms().get(ask.atom()));
      collect(monitor, ask.yes(), name, with(conditions, condition), edges);
      collect(monitor, ask.no(), name, with(conditions, "not " + condition), edges);
    }
  }

  private static List<String> with(List<String> conditions, String more) {
    List<String> all = new ArrayList<>(conditions);
    all.add(more);
    return all;
  }

  private static String condition(Atom atom) {
    return atom instanceof Atom.Event event
        ? event.condition().map(Object::toString).orElse(event.toString())
        : atom.toString();
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
  }
}
