package dev.quarry.solver.walk;

/** Ways to improve a position by changing one variable, tried one after the other. */
final class VariableMoves {
  private final WalkOptions options;
  private final Neighbourhood neighbourhood;
  private final PatternMoves patterns;
  private final RidgeMoves ridges;
  private final RoundMoves rounds;
  private final InverseMoves inverses;

  VariableMoves(
      WalkOptions options,
      Neighbourhood neighbourhood,
      PatternMoves patterns,
      RidgeMoves ridges,
      RoundMoves rounds,
      InverseMoves inverses) {
    this.options = options;
    this.neighbourhood = neighbourhood;
    this.patterns = patterns;
    this.ridges = ridges;
    this.rounds = rounds;
    this.inverses = inverses;
  }

  /** Moves to a better position that differs in the variable, if one is found. */
  boolean improve(Position position, int variable) {
    boolean improved = improveOne(position, variable);
    if (improved && options.has(Technique.RIDGE_MOVES)) {
      ridges.moved(position);
    }
    if (options.has(Technique.ROUND_NUMBERS)) {
      improved |= rounds.improve(position);
    }
    return improved;
  }

  private boolean improveOne(Position position, int variable) {
    if (options.has(Technique.INVERSE_VALUES) && inverses.improve(position, variable)) {
      return true;
    }
    boolean improved = neighbourhood.improve(position, variable);
    if (options.has(Technique.PATTERN_MOVES)) {
      improved |= patterns.improve(position, variable);
    }
    return improved;
  }
}
