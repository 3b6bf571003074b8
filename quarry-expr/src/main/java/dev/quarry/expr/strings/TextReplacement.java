package dev.quarry.expr.strings;

import dev.quarry.expr.Expr;
import java.util.ArrayList;
import java.util.List;

/**
 * {@link String#replace(CharSequence, CharSequence)}: occurrences are taken from the left and do
 * not overlap. Each position of the string gives a piece (the replacement, the unit, or nothing),
 * and the pieces are joined pairwise.
 */
final class TextReplacement {
  /** Beyond this many units in all pieces the joined formula gets out of hand. */
  private static final int MOST_UNITS = 2048;

  private final LoweringTerms terms;
  private final Vectors vectors;
  private final TextSearches searches;
  private final Edits edits;

  TextReplacement(LoweringTerms terms, Vectors vectors, TextSearches searches, Edits edits) {
    this.terms = terms;
    this.vectors = vectors;
    this.searches = searches;
    this.edits = edits;
  }

  SymString replace(SymString s, SymString part, SymString by) {
    if ((long) s.width() * Math.max(1, by.width()) > MOST_UNITS) {
      throw new NotLowerable("replacing by a string of up to " + by.width() + " chars is too big");
    }
    UnitVector result = replaced(s.vector(), part.vector(), by.vector());
    Needs needs = s.allNeeds().with(part.allNeeds()).with(by.allNeeds());
    return new SymString(result, needs, needs, edits.notCutOff(result));
  }

  private UnitVector replaced(UnitVector s, UnitVector part, UnitVector by) {
    if (part.width() == 0) {
      return interspersed(s, by);
    }
    UnitVector byPieces = replacedSolid(s, part, by);
    if (part.constantLength().isPresent()) {
      return byPieces;
    }
    return vectors.choice(terms.eq(part.length(), 0), interspersed(s, by), byPieces);
  }

  /** The empty string occurs before every unit and at the end. */
  private UnitVector interspersed(UnitVector s, UnitVector by) {
    var pieces = new ArrayList<UnitVector>();
    pieces.add(by);
    UnitVector nothing = vectors.constant("");
    for (int p = 0; p < s.width(); p++) {
      UnitVector unit = new UnitVector(terms.num(1), List.of(s.units().get(p)));
      UnitVector piece = vectors.concat(unit, by, Bounds.WIDEST);
      pieces.add(vectors.choice(terms.lt(p, s.length()), piece, nothing));
    }
    return joined(pieces);
  }

  private UnitVector replacedSolid(UnitVector s, UnitVector part, UnitVector by) {
    List<Expr> matches = searches.matches(s, part);
    Expr fresh = terms.num(0);
    // How many units, from here on, belong to an occurrence that began before.
    Expr left = fresh;
    var pieces = new ArrayList<UnitVector>();
    for (int p = 0; p < s.width(); p++) {
      Expr match = p < matches.size() ? matches.get(p) : terms.bool(false);
      Expr free = terms.eq(left, 0);
      Expr starts = terms.and(match, free);
      pieces.add(piece(s, p, starts, free, by));
      Expr rest = terms.ite(free, fresh, terms.add(left, -1));
      left = terms.ite(starts, terms.add(part.length(), -1), rest);
    }
    return joined(pieces);
  }

  private UnitVector piece(UnitVector s, int position, Expr starts, Expr free, UnitVector by) {
    Expr kept = terms.and(free, terms.lt(position, s.length()));
    Expr zero = terms.num(0);
    UnitVector own =
        new UnitVector(
            terms.ite(kept, terms.num(1), zero),
            List.of(terms.ite(kept, s.units().get(position), zero)));
    return vectors.choice(starts, by, own);
  }

  private UnitVector joined(List<UnitVector> pieces) {
    if (pieces.isEmpty()) {
      return vectors.constant("");
    }
    if (pieces.size() == 1) {
      return pieces.get(0);
    }
    int middle = pieces.size() / 2;
    return vectors.concat(
        joined(pieces.subList(0, middle)),
        joined(pieces.subList(middle, pieces.size())),
        Bounds.WIDEST);
  }
}
