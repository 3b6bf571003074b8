package dev.quarry.engine.cover;

import dev.quarry.engine.jacoco.CountedBranch;
import dev.quarry.engine.suite.Found;
import java.util.List;

/**
 * What a campaign found.
 *
 * @param found inputs, each the first to cover something
 * @param open branches that none of them covers
 * @param curve how coverage grew
 * @param obstacles why drivers could not be run
 * @param effort what it took
 */
record CampaignResult(
    List<Found> found,
    List<CountedBranch> open,
    List<CurvePoint> curve,
    List<String> obstacles,
    CoverEffort effort) {
  /** Nothing was done. */
  static final CampaignResult NONE =
      new CampaignResult(List.of(), List.of(), List.of(), List.of(), CoverEffort.NONE);

  CampaignResult {
    found = List.copyOf(found);
    open = List.copyOf(open);
    curve = List.copyOf(curve);
    obstacles = List.copyOf(obstacles);
  }
}
