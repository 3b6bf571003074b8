package dev.quarry.lab.coverage;

import java.util.List;
import java.util.Locale;

/** Coverage over time as a picture: a curve for each strategy, the mean of all its runs. */
public final class CoveragePlot {
  private static final int WIDTH = 760;
  private static final int HEIGHT = 420;
  private static final int LEFT = 60;
  private static final int RIGHT = 150;
  private static final int TOP = 40;
  private static final int BOTTOM = 50;
  private static final int STEPS = 200;
  private static final int GRID = 5;
  private static final List<String> COLOURS =
      List.of(
          "#c0392b", "#2980b9", "#27ae60", "#8e44ad", "#d35400", "#16a085", "#7f8c8d", "#2c3e50",
          "#f39c12", "#e84393", "#6c5ce7", "#00b894", "#b2bec3", "#636e72");

  private final List<CoverageRun> runs;
  private final double seconds;
  private final StringBuilder out = new StringBuilder();

  private CoveragePlot(List<CoverageRun> runs) {
    this.runs = runs;
    this.seconds =
        Math.max(1e-3, runs.stream().mapToLong(CoverageRun::millis).max().orElse(1) / 1000.0);
  }

  /** The picture as SVG. */
  public static String svg(String title, List<CoverageRun> runs) {
    return new CoveragePlot(runs).draw(title);
  }

  private String draw(String title) {
    add(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\""
            + " font-size=\"12\">",
        WIDTH, HEIGHT);
    add("<rect width=\"%d\" height=\"%d\" fill=\"white\"/>", WIDTH, HEIGHT);
    add("<text x=\"%d\" y=\"22\" font-size=\"15\">%s</text>", LEFT, escaped(title));
    axes();
    List<String> strategies = runs.stream().map(CoverageRun::strategy).distinct().toList();
    for (int i = 0; i < strategies.size(); i++) {
      curve(strategies.get(i), COLOURS.get(i % COLOURS.size()), i);
    }
    add("</svg>");
    return out.toString();
  }

  private void axes() {
    for (int i = 0; i <= GRID; i++) {
      double share = (double) i / GRID;
      add(
          "<line x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\" stroke=\"#ddd\"/>",
          LEFT, WIDTH - RIGHT, y(share), y(share));
      add(
          "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%.0f %%</text>",
          LEFT - 8, y(share) + 4, 100 * share);
      add(
          "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%.1f</text>",
          x(share * seconds), HEIGHT - BOTTOM + 18, share * seconds);
    }
    add(
        "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">seconds</text>",
        (LEFT + WIDTH - RIGHT) / 2, HEIGHT - 12);
  }

  private void curve(String strategy, String colour, int number) {
    List<CoverageRun> mine = runs.stream().filter(run -> run.strategy().equals(strategy)).toList();
    StringBuilder points = new StringBuilder();
    for (int i = 0; i <= STEPS; i++) {
      double time = seconds * i / STEPS;
      double share = mine.stream().mapToDouble(run -> run.share(time)).average().orElse(0);
      points.append(String.format(Locale.ROOT, "%.1f,%.1f ", x(time), y(share)));
    }
    add(
        "<polyline fill=\"none\" stroke=\"%s\" stroke-width=\"%d\" points=\"%s\"/>",
        colour, number == 0 ? 3 : 2, points.toString().strip());
    int line = TOP + 12 + 18 * number;
    add(
        "<line x1=\"%d\" x2=\"%d\" y1=\"%d\" y2=\"%d\" stroke=\"%s\" stroke-width=\"3\"/>",
        WIDTH - RIGHT + 15, WIDTH - RIGHT + 35, line - 4, line - 4, colour);
    add("<text x=\"%d\" y=\"%d\">%s</text>", WIDTH - RIGHT + 42, line, escaped(strategy));
  }

  private double x(double time) {
    return LEFT + (WIDTH - RIGHT - LEFT) * time / seconds;
  }

  private static double y(double share) {
    return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * share;
  }

  private void add(String form, Object... values) {
    out.append(values.length == 0 ? form : String.format(Locale.ROOT, form, values)).append('\n');
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;");
  }
}
