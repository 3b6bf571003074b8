package dev.quarry.cli.cover;

import dev.quarry.cli.progress.LiveLine;
import dev.quarry.engine.cover.CoverProgress;

/** How far covering is, for people. */
final class CampaignLine implements CoverProgress {
  private final LiveLine line;
  private final long start = System.nanoTime();

  CampaignLine(LiveLine line) {
    this.line = line;
  }

  @Override
  public void went(Standing at) {
    double seconds = (System.nanoTime() - start) / 1e9;
    String left =
        at.classes() == 0
            ? ""
            : ", about %.0f s left"
                .formatted(seconds / at.classes() * (at.allClasses() - at.classes()));
    line.show(
        "%d/%d classes, branches %d covered, %d proved, %d open (%.1f/s)%s"
            .formatted(
                at.classes(),
                at.allClasses(),
                at.covered(),
                at.proved(),
                at.branches() - at.covered() - at.proved(),
                at.covered() / seconds,
                left));
  }

  @Override
  public void warn(String sentence) {
    line.say(sentence);
  }
}
