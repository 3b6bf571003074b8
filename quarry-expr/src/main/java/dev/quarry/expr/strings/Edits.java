package dev.quarry.expr.strings;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import dev.quarry.expr.strings.Lowered.Scalar;
import java.util.List;
import java.util.function.Function;

/** Making strings of strings. */
final class Edits {
  /** The white space of {@link String#strip()}; no code point beyond the BMP is in it. */
  private static final UnitSet WHITE_SPACE = UnitSet.where(UnitSet.MAX, Character::isWhitespace);

  private static final UnitSet BLANKS_OF_TRIM = UnitSet.range(0, ' ');

  private final LoweringTerms terms;
  private final Vectors vectors;
  private final Assuming assuming;

  Edits(LoweringTerms terms, Vectors vectors, Assuming assuming) {
    this.terms = terms;
    this.vectors = vectors;
    this.assuming = assuming;
  }

  SymString choice(Scalar condition, SymString then, SymString otherwise) {
    return new SymString(
        vectors.choice(condition.expr(), then.vector(), otherwise.vector()),
        condition.needs().with(then.lengthNeeds()).with(otherwise.lengthNeeds()),
        // Beyond the narrower of the two vectors units are exact only if it holds its string.
        condition.needs().with(choiceUnitNeeds(then, otherwise)),
        then.fitNeeds().with(otherwise.fitNeeds()));
  }

  private static Needs choiceUnitNeeds(SymString a, SymString b) {
    Needs needs = a.visibleNeeds().with(b.visibleNeeds());
    if (a.width() == b.width()) {
      return needs;
    }
    return needs.with(a.width() < b.width() ? a.fitNeeds() : b.fitNeeds());
  }

  SymString concat(SymString a, SymString b) {
    UnitVector joined = vectors.concat(a.vector(), b.vector(), Bounds.WIDEST);
    Needs fit = a.fitNeeds().with(b.fitNeeds());
    // After a prefix of unknown length, the vector has places that b's visible units may not reach.
    boolean fixed = a.vector().constantLength().isPresent();
    Needs shifted = fixed ? b.visibleNeeds() : b.allNeeds();
    return new SymString(
        joined,
        a.lengthNeeds().with(b.lengthNeeds()),
        a.allNeeds().with(shifted),
        fit.with(notCutOff(joined)));
  }

  /** The need that a vector holds the whole string; only the widest may have been cut off. */
  Needs notCutOff(UnitVector vector) {
    if (vector.width() < Bounds.WIDEST) {
      return Needs.NONE;
    }
    return assuming.that(
        terms.le(vector.length(), vector.width()),
        "A computed string has at most " + vector.width() + " chars");
  }

  SymString substring(SymString s, Scalar begin, Scalar end) {
    UnitVector part = vectors.substring(s.vector(), begin.expr(), end.expr());
    Needs length = s.lengthNeeds().with(begin.needs()).with(end.needs());
    Needs units = length.with(s.unitNeeds());
    boolean visible =
        begin.expr() instanceof Constant
            && end.expr() instanceof Constant last
            && last.asInt() <= s.width();
    if (visible) {
      return new SymString(part, length, units, Needs.NONE);
    }
    return begin.expr() instanceof Constant
        ? new SymString(part, length, units, s.fitNeeds())
        : new SymString(part, length, units.with(s.fitNeeds()), s.fitNeeds());
  }

  SymString replaceChar(SymString s, Scalar unit, Scalar by) {
    Expr from = terms.factory().apply(Op.INT_TO_CHAR, unit.expr());
    Expr to = terms.factory().apply(Op.INT_TO_CHAR, by.expr());
    List<Expr> units =
        Vectors.list(
            s.width(),
            i -> {
              Expr old = s.units().get(i);
              Expr hit = terms.and(terms.lt(i, s.length()), terms.eq(old, from));
              return terms.ite(hit, to, old);
            });
    return new SymString(
        new UnitVector(s.length(), units),
        s.lengthNeeds(),
        s.visibleNeeds().with(unit.needs()).with(by.needs()),
        s.fitNeeds());
  }

  SymString ofChar(Scalar unit) {
    Expr narrowed = terms.factory().apply(Op.INT_TO_CHAR, unit.expr());
    return SymString.complete(new UnitVector(terms.num(1), List.of(narrowed)), unit.needs());
  }

  Scalar isBlank(SymString s) {
    return new Scalar(terms.not(terms.any(solid(s, WHITE_SPACE))), s.allNeeds());
  }

  SymString trim(SymString s) {
    return between(s, first(s, BLANKS_OF_TRIM, terms.num(0)), end(s, BLANKS_OF_TRIM));
  }

  SymString strip(SymString s) {
    return between(s, first(s, WHITE_SPACE, terms.num(0)), end(s, WHITE_SPACE));
  }

  SymString stripLeading(SymString s) {
    return between(s, first(s, WHITE_SPACE, s.length()), s.length());
  }

  SymString stripTrailing(SymString s) {
    return between(s, terms.num(0), end(s, WHITE_SPACE));
  }

  private SymString between(SymString s, Expr begin, Expr end) {
    return SymString.complete(vectors.slice(s.vector(), begin, end), s.allNeeds());
  }

  private Expr first(SymString s, UnitSet blanks, Expr ifNone) {
    return vectors.first(solid(s, blanks), Vectors.list(s.width(), terms::num), ifNone);
  }

  private Expr end(SymString s, UnitSet blanks) {
    return vectors.last(
        solid(s, blanks), Vectors.list(s.width(), i -> terms.num(i + 1)), terms.num(0));
  }

  /** For each position whether something stands there that is not blank. */
  private List<Expr> solid(SymString s, UnitSet blanks) {
    return Vectors.list(
        s.width(),
        i ->
            terms.and(
                terms.lt(i, s.length()), terms.not(blanks.contains(terms, s.units().get(i)))));
  }

  /** The string with every unit mapped, which is exact where the given needs hold. */
  SymString mapped(SymString s, Function<Expr, Expr> mapping, Needs needs) {
    List<Expr> units = s.units().stream().map(mapping).toList();
    return new SymString(
        new UnitVector(s.length(), units),
        s.lengthNeeds(),
        s.visibleNeeds().with(needs),
        s.fitNeeds());
  }
}
