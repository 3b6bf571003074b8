package dev.quarry.engine.cover;

import java.util.LinkedHashMap;
import java.util.Map;

/** Adds up how far each class is. Safe for several threads. */
final class ProgressBoard {
  private static final long PAUSE_NANOS = 100_000_000;

  private record Line(int covered, int proved, int branches) {}

  private final CoverProgress progress;
  private final int classes;
  private final Map<String, Line> lines = new LinkedHashMap<>();
  private int done;
  private long lastTold = System.nanoTime();

  ProgressBoard(CoverProgress progress, int classes) {
    this.progress = progress;
    this.classes = classes;
  }

  /** A class is so far. */
  synchronized void at(String name, int covered, int proved, int branches) {
    lines.put(name, new Line(covered, proved, branches));
    if (System.nanoTime() - lastTold > PAUSE_NANOS) {
      tell();
    }
  }

  /** A class is done. */
  synchronized void done() {
    done++;
    tell();
  }

  private void tell() {
    lastTold = System.nanoTime();
    progress.went(
        new CoverProgress.Standing(
            done,
            classes,
            lines.values().stream().mapToInt(Line::covered).sum(),
            lines.values().stream().mapToInt(Line::proved).sum(),
            lines.values().stream().mapToInt(Line::branches).sum()));
  }
}
