package dev.quarry.lab.reach;

import dev.quarry.engine.reach.Engine;
import dev.quarry.engine.reach.Outcome;
import dev.quarry.engine.reach.SideReport;
import dev.quarry.engine.reason.Reason;
import java.util.List;

/**
 * What one engine made of one side of a branch.
 *
 * @param library where it is
 * @param side which
 * @param asked the setting
 * @param outcome what is known
 * @param by who decided it, or was asked first
 * @param seconds it took
 * @param segments gone through backwards
 * @param runs made
 * @param reasons why it is undecided; an error's message if one ended it
 */
public record SideRun(
    String library,
    String side,
    Engine asked,
    Outcome outcome,
    Engine by,
    double seconds,
    int segments,
    int runs,
    List<String> reasons) {
  private static final int MOST_REASONS = 6;

  public SideRun {
    reasons = List.copyOf(reasons);
  }

  static SideRun of(String library, String side, Engine asked, SideReport report) {
    return new SideRun(
        library,
        side,
        asked,
        report.outcome(),
        report.engine(),
        report.time().toNanos() / 1e9,
        report.effort().segments(),
        report.effort().runs(),
        report.reasons().stream().map(SideRun::text).distinct().limit(MOST_REASONS).toList());
  }

  private static String text(Reason reason) {
    return reason.place().isEmpty() ? reason.what() : reason.what() + " @" + reason.place();
  }

  /** A search that an error ended. */
  static SideRun failed(String library, String side, Engine asked, double seconds, Throwable why) {
    return new SideRun(
        library,
        side,
        asked,
        Outcome.UNDECIDED,
        asked,
        seconds,
        0,
        0,
        List.of("Failed: " + String.valueOf(why).replaceAll("\\s+", " ")));
  }
}
