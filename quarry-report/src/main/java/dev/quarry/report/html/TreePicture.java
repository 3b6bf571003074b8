package dev.quarry.report.html;

import dev.quarry.report.markup.Element;
import dev.quarry.report.markup.Markup;
import dev.quarry.report.markup.Text;
import dev.quarry.report.result.ReportedDecision;
import dev.quarry.report.result.ReportedExploration;
import dev.quarry.report.result.ReportedPath;
import dev.quarry.report.result.ReportedWay;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * An execution tree to fold and unfold: decisions as lists of their ways. What is deep down is
 * continued below, as browsers give up on very deep pages.
 */
final class TreePicture {
  private static final int DEEPEST = 30;
  private static final int UNFOLDED = 4;

  private final ReportedExploration exploration;
  private final Parts parts;
  private final String type;
  private final Set<Integer> shown = new HashSet<>();
  private final Deque<Integer> continued = new ArrayDeque<>();

  TreePicture(ReportedExploration exploration, Parts parts) {
    this.exploration = exploration;
    this.parts = parts;
    this.type = Names.type(exploration.entry());
  }

  Element tree() {
    Element tree = Element.of("div").in("tree").add(decision(0, 0));
    while (!continued.isEmpty()) {
      int number = continued.remove();
      tree.add(Element.of("h4", "Decision " + (number + 1)), decision(number, 0));
    }
    return tree;
  }

  private Element decision(int number, int depth) {
    shown.add(number);
    ReportedDecision decision = exploration.decisions().get(number);
    Element ways = Element.of("ul");
    // What ends at once first: the rest is easier to follow.
    decision.ways().stream()
        .sorted(Comparator.comparing(way -> way.next() >= 0))
        .forEach(way -> ways.add(way(way, depth)));
    return Element.of("div")
        .in("decision")
        .add(
            Element.of("p")
                .add(
                    Element.of("span", kind(decision.kind())).in("kind"),
                    new Text(" "),
                    parts.place(decision.place(), type)),
            ways);
  }

  private Element way(ReportedWay way, int depth) {
    List<Markup> head = new ArrayList<>();
    head.add(Parts.code(way.condition()));
    if (!way.state().equals("visited")) {
      head.add(new Text(" "));
      head.add(Parts.chip(style(way.state()), words(way)));
    }
    if (way.path() >= 0 && way.path() < exploration.paths().size()) {
      head.add(new Text(" "));
      head.add(
          Element.of("span")
              .in("ending")
              .add(new Text("→ "), ending(exploration.paths().get(way.path()))));
    }
    int next = way.next();
    boolean isLeaf = next < 0 || next >= exploration.decisions().size() || shown.contains(next);
    if (isLeaf) {
      return Element.of("li").add(head);
    }
    if (depth >= DEEPEST) {
      shown.add(next);
      continued.add(next);
      return Element.of("li").add(head).add(" goes on below, at decision " + (next + 1));
    }
    Element details = Element.of("details");
    if (depth < UNFOLDED) {
      details.with("open");
    }
    return Element.of("li")
        .add(details.add(Element.of("summary").add(head), decision(next, depth + 1)));
  }

  static Markup ending(ReportedPath path) {
    return switch (path.outcome()) {
      case "returned" ->
          Element.of("span").in("good-text").add("returned ").add(Parts.code(path.value()));
      case "threw" ->
          Element.of("span").in("bad-text").add("threw " + Names.simple(path.exception()));
      default -> new Text(path.outcome() + (path.message().isEmpty() ? "" : ": " + path.message()));
    };
  }

  private static String kind(String kind) {
    return switch (kind) {
      case "jump" -> "if";
      case "null" -> "null?";
      case "index" -> "index in bounds?";
      case "divisor" -> "divisor zero?";
      case "size" -> "negative size?";
      case "cast" -> "cast";
      case "alias" -> "same object?";
      case "dispatch" -> "which class?";
      default -> kind;
    };
  }

  private static String style(String state) {
    return switch (state) {
      case "infeasible" -> "proof";
      case "open", "undecided" -> "note";
      default -> "plain";
    };
  }

  private static String words(ReportedWay way) {
    String state = way.state().equals("infeasible") ? "no input" : way.state();
    return way.reason().isEmpty() ? state : state + ": " + way.reason();
  }
}
