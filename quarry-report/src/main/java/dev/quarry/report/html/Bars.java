package dev.quarry.report.html;

import dev.quarry.report.markup.Element;
import dev.quarry.report.result.ReportedCount;

/** How much of something is covered, proved dead and open, as a bar. */
final class Bars {
  private static final int WIDTH = 120;
  private static final int HEIGHT = 8;

  private Bars() {}

  /**
   * A bar as long as {@code count.total()}.
   *
   * @param proved how many of those that are not covered
   */
  static Element of(ReportedCount count, int proved) {
    Element bar =
        Element.of("svg")
            .in("bar")
            .with("viewBox", "0 0 " + WIDTH + " " + HEIGHT)
            .with("preserveAspectRatio", "none")
            .with("role", "img")
            .with("aria-label", text(count, proved))
            .add(part("open", 0, WIDTH));
    if (count.total() > 0) {
      int covered = WIDTH * count.covered() / count.total();
      int known = WIDTH * (count.covered() + proved) / count.total();
      bar.add(part("covered", 0, covered), part("dead", covered, known - covered));
    } else {
      bar.add(part("empty", 0, WIDTH));
    }
    return bar;
  }

  static String text(ReportedCount count, int proved) {
    int open = count.total() - count.covered() - proved;
    String dead = proved == 0 ? "" : ", %d proved dead".formatted(proved);
    return "%d covered%s, %d open, of %d".formatted(count.covered(), dead, open, count.total());
  }

  private static Element part(String style, int from, int width) {
    return Element.of("rect")
        .in("fill-" + style)
        .with("x", from)
        .with("y", 0)
        .with("width", width)
        .with("height", HEIGHT);
  }
}
