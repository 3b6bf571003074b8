package dev.quarry.cli.crash;

import dev.quarry.cli.progress.LiveLine;
import dev.quarry.engine.crash.CrashProgress;

/** How far a hunt is, for people. */
final class HuntLine implements CrashProgress {
  private final LiveLine line;
  private final boolean counting;
  private final long start = System.nanoTime();

  /**
   * @param counting whether methods are counted here; else others do
   */
  HuntLine(LiveLine line, boolean counting) {
    this.line = line;
    this.counting = counting;
  }

  @Override
  public void went(int methods, int total, int findings) {
    if (!counting) {
      return;
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    line.show(
        "%d/%d methods (%.1f/s), %d findings, about %s left"
            .formatted(
                methods,
                total,
                methods / seconds,
                findings,
                time(seconds / methods * (total - methods))));
  }

  @Override
  public void warn(String sentence) {
    line.say(sentence);
  }

  private static String time(double seconds) {
    return seconds < 100
        ? "%.0f s".formatted(seconds)
        : seconds < 6_000
            ? "%.0f min".formatted(seconds / 60)
            : "%.1f h".formatted(seconds / 3_600);
  }
}
