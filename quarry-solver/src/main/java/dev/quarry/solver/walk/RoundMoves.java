package dev.quarry.solver.walk;

/**
 * Rounds all floating-point variables at once to few decimal places, because the equations that
 * people write tend to have such solutions and a search only comes near them.
 */
final class RoundMoves {
  private static final int MOST_PLACES = 4;

  /** Moves to the point with the roundest numbers that is better, if there is one. */
  boolean improve(Position position) {
    for (int places = 0; places <= MOST_PLACES; places++) {
      round(position, Math.pow(10, places));
      if (position.improves()) {
        position.commit();
        return true;
      }
      position.revert();
    }
    return false;
  }

  private static void round(Position position, double unit) {
    SearchSpace space = position.space();
    for (int i = 0; i < space.inputs.size(); i++) {
      var kind = space.kind(i);
      if (kind.isPresent() && !kind.get().isIntegral()) {
        long rounded =
            kind.get().fromReal(Math.rint(kind.get().toReal(position.bits(i)) * unit) / unit);
        if (rounded != position.bits(i)) {
          position.set(i, rounded);
        }
      }
    }
  }
}
