package dev.quarry.report.html;

import dev.quarry.report.html.AutomatonLayout.Point;
import dev.quarry.report.markup.Element;
import dev.quarry.report.markup.Markup;
import dev.quarry.report.result.ReportedAutomaton;
import dev.quarry.report.result.ReportedTransition;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * An automaton as SVG. Ways that would hide one another are bent: to the left of where they lead.
 */
final class AutomatonPicture {
  /** Nobody can read larger ones; there is a table. */
  private static final int MOST_STATES = 24;

  private static final int RADIUS = 20;
  private static final double BEND = 0.22;
  private static final int LABELS_SHOWN = 3;
  private static final int LONGEST_LABEL = 28;
  private static final int LINE = 13;

  private final ReportedAutomaton automaton;
  private final AutomatonLayout layout;

  private AutomatonPicture(ReportedAutomaton automaton) {
    this.automaton = automaton;
    this.layout = new AutomatonLayout(automaton);
  }

  /** Whether there is a picture. */
  static boolean canShow(ReportedAutomaton automaton) {
    return automaton.states() > 0 && automaton.states() <= MOST_STATES;
  }

  /** The picture; only if it can be shown. */
  static Element of(ReportedAutomaton automaton, String name) {
    return new AutomatonPicture(automaton).svg(name);
  }

  private Element svg(String name) {
    Element svg =
        Element.of("svg")
            .in("automaton")
            .with("viewBox", "0 0 " + layout.width() + " " + layout.height())
            .with("width", layout.width())
            .with("height", layout.height())
            .with("role", "img")
            .with("aria-label", "The automaton of " + name + "; the table below says the same.");
    List<Markup> labels = new ArrayList<>();
    layout
        .centre(0)
        .ifPresent(
            first -> svg.add(straight(first.plus(-2.4 * RADIUS, 0), first.plus(-RADIUS - 1.0, 0))));
    for (ReportedTransition one : automaton.transitions()) {
      layout
          .centre(one.from())
          .ifPresent(
              from -> layout.centre(one.to()).ifPresent(to -> svg.add(way(one, from, to, labels))));
    }
    layout
        .states()
        .forEach(state -> layout.centre(state).ifPresent(at -> svg.add(state(state, at))));
    return svg.add(labels);
  }

  private Element state(int state, Point at) {
    boolean isViolated = automaton.violated().contains(state);
    Element group = Element.of("g").in(isViolated ? "state violated" : "state");
    group.add(circle(at, RADIUS));
    if (isViolated) {
      group.add(circle(at, RADIUS - 4));
    }
    String text = isViolated ? "✗" : Integer.toString(state);
    return group.add(label(at.plus(0, 5), List.of(text)));
  }

  private static Element circle(Point at, double radius) {
    return Element.of("circle")
        .with("cx", number(at.x()))
        .with("cy", number(at.y()))
        .with("r", number(radius));
  }

  private Element way(ReportedTransition one, Point from, Point to, List<Markup> labels) {
    List<String> lines = shown(one.labels());
    double above = -6.0 - LINE * (lines.size() - 1);
    if (one.from() == one.to()) {
      labels.add(label(from.plus(0, above - 2.0 * RADIUS), lines));
      return loop(from);
    }
    double length = from.distance(to);
    boolean isStraight = to.x() - from.x() == AutomatonLayout.COLUMN && !leadsBack(one);
    double bend = isStraight ? 0 : BEND * length;
    double right = (to.y() - from.y()) / length * bend;
    double down = -(to.x() - from.x()) / length * bend;
    Point middle = new Point((from.x() + to.x()) / 2, (from.y() + to.y()) / 2);
    Point at = middle.plus(right / 2, down / 2);
    labels.add(label(at.plus(0, to.x() < from.x() ? above + 2.0 * LINE : above), lines));
    Point over = middle.plus(right, down);
    return bent(from.towards(over, RADIUS), over, to.towards(over, RADIUS + 1.0));
  }

  private boolean leadsBack(ReportedTransition way) {
    return automaton.transitions().stream()
        .anyMatch(one -> one.from() == way.to() && one.to() == way.from());
  }

  private static Element loop(Point at) {
    Point end = at.plus(9, -RADIUS + 1.0);
    Point last = at.plus(26, -2.6 * RADIUS);
    String path =
        "M%s C%s %s %s"
            .formatted(
                point(at.plus(-9, -RADIUS + 2.0)),
                point(at.plus(-26, -2.6 * RADIUS)),
                point(last),
                point(end));
    return arrow(path, last, end);
  }

  private static Element straight(Point from, Point to) {
    return arrow("M%s L%s".formatted(point(from), point(to)), from, to);
  }

  private static Element bent(Point from, Point over, Point to) {
    return arrow("M%s Q%s %s".formatted(point(from), point(over), point(to)), over, to);
  }

  /** A line with a head at its end, which it comes to from some point. */
  private static Element arrow(String path, Point from, Point end) {
    Point back = end.towards(from, 9);
    double right = (back.y() - end.y()) * 4 / 9;
    double down = -(back.x() - end.x()) * 4 / 9;
    String head =
        "M%s L%s L%s Z"
            .formatted(point(end), point(back.plus(right, down)), point(back.plus(-right, -down)));
    return Element.of("g")
        .add(
            Element.of("path").in("line").with("d", path),
            Element.of("path").in("head").with("d", head));
  }

  private static List<String> shown(List<String> labels) {
    List<String> lines = new ArrayList<>();
    for (String label : labels.subList(0, Math.min(LABELS_SHOWN, labels.size()))) {
      lines.add(
          label.length() > LONGEST_LABEL ? label.substring(0, LONGEST_LABEL - 1) + "…" : label);
    }
    if (labels.size() > LABELS_SHOWN) {
      lines.add("+ " + (labels.size() - LABELS_SHOWN) + " more");
    }
    return lines;
  }

  private static Element label(Point at, List<String> lines) {
    Element text = Element.of("text");
    for (int i = 0; i < lines.size(); i++) {
      text.add(
          Element.of("tspan", lines.get(i))
              .with("x", number(at.x()))
              .with("y", number(at.y() + i * LINE)));
    }
    return text;
  }

  private static String point(Point point) {
    return number(point.x()) + " " + number(point.y());
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}
