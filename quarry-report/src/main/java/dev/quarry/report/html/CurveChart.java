package dev.quarry.report.html;

import dev.quarry.report.markup.Element;
import dev.quarry.report.result.ReportedClass;
import dev.quarry.report.result.ReportedClass.Point;
import java.util.List;
import java.util.Locale;

/** How the branches of a class were covered in the course of time. */
final class CurveChart {
  private static final int LEFT = 34;
  private static final int RIGHT = 308;
  private static final int TOP = 10;
  private static final int BOTTOM = 96;
  private static final double SHORTEST = 0.1;

  private final ReportedClass type;
  private final double end;
  private final int most;

  CurveChart(ReportedClass type) {
    this.type = type;
    List<Point> curve = type.curve();
    double last = curve.isEmpty() ? 0 : curve.get(curve.size() - 1).seconds();
    this.end = Math.max(last * 1.05, SHORTEST);
    this.most = Math.max(1, type.branches().total());
  }

  Element svg() {
    Element svg =
        Element.of("svg")
            .in("curve")
            .with("viewBox", "0 0 320 120")
            .with("role", "img")
            .with(
                "aria-label",
                "%s: %d of %d branches after %s"
                    .formatted(
                        type.name(), reached(), type.branches().total(), Words.seconds(end)));
    svg.add(line("grid", BOTTOM), line("grid", y(most / 2.0)), line("goal", TOP));
    svg.add(path("area", steps() + " V" + BOTTOM + " H" + LEFT + " Z"), path("stroke", steps()));
    return svg.add(
        label(LEFT - 5, TOP + 4, "end", Integer.toString(type.branches().total())),
        label(LEFT - 5, BOTTOM + 3, "end", "0"),
        label(LEFT, BOTTOM + 16, "start", "0 s"),
        label(RIGHT, BOTTOM + 16, "end", Words.seconds(end)));
  }

  private int reached() {
    return type.curve().stream().mapToInt(Point::branches).max().orElse(0);
  }

  private String steps() {
    StringBuilder path = new StringBuilder("M%d %d".formatted(LEFT, BOTTOM));
    for (Point point : type.curve()) {
      path.append(" H").append(number(x(point.seconds())));
      path.append(" V").append(number(y(point.branches())));
    }
    return path.append(" H").append(RIGHT).toString();
  }

  private double x(double seconds) {
    return LEFT + (RIGHT - LEFT) * Math.min(Math.max(seconds, 0), end) / end;
  }

  private double y(double branches) {
    return BOTTOM - (BOTTOM - TOP) * Math.min(branches, most) / most;
  }

  private static Element line(String style, double y) {
    return Element.of("line")
        .in(style)
        .with("x1", LEFT)
        .with("x2", RIGHT)
        .with("y1", number(y))
        .with("y2", number(y));
  }

  private static Element path(String style, String steps) {
    return Element.of("path").in(style).with("d", steps);
  }

  private static Element label(int x, int y, String anchor, String text) {
    return Element.of("text", text).with("x", x).with("y", y).with("text-anchor", anchor);
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}
