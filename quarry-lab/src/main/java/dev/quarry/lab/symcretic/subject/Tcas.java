package dev.quarry.lab.symcretic.subject;

import dev.quarry.api.Quarry;

/**
 * Which way an aircraft has to turn to keep clear of another one, from twelve measurements. The
 * targets are the three advisories: climb, descend, and neither though both seem called for.
 */
public final class Tcas {
  private static final int UNRESOLVED = 0;
  private static final int UPWARD = 1;
  private static final int DOWNWARD = 2;

  /** What the other aircraft's own system intends. */
  private static final int OTHER_CLIMBS = 1;

  /** What the other aircraft is able to do. */
  private static final int OTHER_HAS_TCAS = 1;

  private static final int MAXIMAL_DIFFERENCE = 600;
  private static final int MINIMAL_SEPARATION = 300;
  private static final int NOZZLE_CROSSING = 100;

  private Tcas() {}

  public static int advise(
      int separation,
      boolean highConfidence,
      boolean twoReportsValid,
      int ownAltitude,
      int ownRate,
      int otherAltitude,
      int layer,
      int upSeparation,
      int downSeparation,
      int otherAdvisory,
      int otherCapability,
      boolean climbInhibited) {
    boolean enabled =
        highConfidence && ownRate <= MAXIMAL_DIFFERENCE && separation > MAXIMAL_DIFFERENCE;
    boolean equipped = otherCapability == OTHER_HAS_TCAS;
    boolean intentUnknown = twoReportsValid && otherAdvisory == 0;
    if (enabled && ((equipped && intentUnknown) || !equipped)) {
      boolean up =
          needsClimb(
                  ownAltitude,
                  otherAltitude,
                  layer,
                  upSeparation,
                  downSeparation,
                  climbInhibited,
                  separation)
              && isBelow(ownAltitude, otherAltitude);
      boolean down =
          needsDescent(
                  ownAltitude,
                  otherAltitude,
                  layer,
                  upSeparation,
                  downSeparation,
                  climbInhibited,
                  separation)
              && isBelow(otherAltitude, ownAltitude);
      return choose(up, down, otherAdvisory);
    }
    return UNRESOLVED;
  }

  private static int choose(boolean up, boolean down, int otherAdvisory) {
    if (up && down) {
      return UNRESOLVED;
    }
    if (up) {
      Quarry.target();
      return UPWARD;
    }
    if (down) {
      Quarry.target();
      return DOWNWARD;
    }
    if (otherAdvisory != OTHER_CLIMBS) {
      Quarry.target();
    }
    return UNRESOLVED;
  }

  private static boolean isBelow(int lower, int upper) {
    return lower < upper;
  }

  /** How much room is wanted in one of four layers of the air. */
  private static int threshold(int layer) {
    switch (layer) {
      case 0:
        return 400;
      case 1:
        return 500;
      case 2:
        return 640;
      default:
        return 740;
    }
  }

  private static int climbRoom(int upSeparation, boolean climbInhibited) {
    return climbInhibited ? upSeparation + NOZZLE_CROSSING : upSeparation;
  }

  private static boolean needsClimb(
      int ownAltitude,
      int otherAltitude,
      int layer,
      int upSeparation,
      int downSeparation,
      boolean climbInhibited,
      int separation) {
    boolean upwardPreferred = climbRoom(upSeparation, climbInhibited) > downSeparation;
    if (upwardPreferred) {
      return !isBelow(ownAltitude, otherAltitude) || !(downSeparation >= threshold(layer));
    }
    return isBelow(otherAltitude, ownAltitude)
        && separation >= MINIMAL_SEPARATION
        && upSeparation >= threshold(layer);
  }

  private static boolean needsDescent(
      int ownAltitude,
      int otherAltitude,
      int layer,
      int upSeparation,
      int downSeparation,
      boolean climbInhibited,
      int separation) {
    boolean upwardPreferred = climbRoom(upSeparation, climbInhibited) > downSeparation;
    if (upwardPreferred) {
      return isBelow(ownAltitude, otherAltitude)
          && separation >= MINIMAL_SEPARATION
          && downSeparation >= threshold(layer);
    }
    return !isBelow(otherAltitude, ownAltitude)
        || (isBelow(otherAltitude, ownAltitude) && upSeparation >= threshold(layer));
  }
}
