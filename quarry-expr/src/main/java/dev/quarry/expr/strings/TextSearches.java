package dev.quarry.expr.strings;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import dev.quarry.expr.strings.Lowered.Scalar;
import java.util.ArrayList;
import java.util.List;

/** Finding one string in another. */
final class TextSearches {
  private final LoweringTerms terms;
  private final Vectors vectors;

  TextSearches(LoweringTerms terms, Vectors vectors) {
    this.terms = terms;
    this.vectors = vectors;
  }

  Scalar charAt(SymString s, Scalar index) {
    boolean visible = index.expr() instanceof Constant constant && constant.asInt() < s.width();
    Needs needs = visible ? s.visibleNeeds() : s.allNeeds();
    return new Scalar(vectors.at(s.units(), index.expr()), needs.with(index.needs()));
  }

  Scalar startsWith(SymString s, SymString prefix, Scalar from) {
    Needs needs = prefix.allNeeds().with(from.needs());
    if (from.expr() instanceof Constant constant) {
      return startsWith(s, prefix, constant.asInt(), needs);
    }
    List<Expr> matches = matches(s.vector(), prefix.vector());
    var cases = new ArrayList<Expr>();
    for (int p = 0; p < matches.size(); p++) {
      cases.add(terms.and(terms.eq(from.expr(), p), matches.get(p)));
    }
    return new Scalar(terms.any(cases), needs.with(s.allNeeds()));
  }

  private Scalar startsWith(SymString s, SymString prefix, int from, Needs needs) {
    if (from < 0) {
      return new Scalar(terms.bool(false), needs);
    }
    boolean visible = from <= s.width() - prefix.width();
    return new Scalar(
        matchAt(s.vector(), from, prefix.vector()),
        needs.with(visible ? s.visibleNeeds() : s.allNeeds()));
  }

  Scalar endsWith(SymString s, SymString suffix) {
    List<Expr> matches = matches(s.vector(), suffix.vector());
    Expr start = terms.sub(s.length(), suffix.length());
    var cases = new ArrayList<Expr>();
    for (int p = 0; p < matches.size(); p++) {
      cases.add(terms.and(terms.eq(start, p), matches.get(p)));
    }
    return new Scalar(terms.any(cases), s.allNeeds().with(suffix.allNeeds()));
  }

  Scalar contains(SymString s, SymString part) {
    return new Scalar(
        terms.any(matches(s.vector(), part.vector())), s.allNeeds().with(part.allNeeds()));
  }

  Scalar indexOf(SymString s, SymString part, Scalar from) {
    Needs needs = s.allNeeds().with(part.allNeeds()).with(from.needs());
    List<Expr> matches = matches(s.vector(), part.vector());
    return new Scalar(firstFrom(matches, clamped(from.expr(), s.length())), needs);
  }

  Scalar lastIndexOf(SymString s, SymString part, Scalar from) {
    Needs needs = s.allNeeds().with(part.allNeeds()).with(from.needs());
    return new Scalar(lastUpTo(matches(s.vector(), part.vector()), from.expr()), needs);
  }

  Scalar indexOfChar(SymString s, Scalar codePoint, Scalar from) {
    Needs needs = s.allNeeds().with(codePoint.needs()).with(from.needs());
    return new Scalar(firstFrom(matches(s.vector(), codePoint.expr()), from.expr()), needs);
  }

  Scalar lastIndexOfChar(SymString s, Scalar codePoint, Scalar from) {
    Needs needs = s.allNeeds().with(codePoint.needs()).with(from.needs());
    return new Scalar(lastUpTo(matches(s.vector(), codePoint.expr()), from.expr()), needs);
  }

  /**
   * An empty part is found at the start of the search, which the JVM takes to be at most the end.
   */
  private Expr clamped(Expr from, Expr length) {
    boolean atStart = from instanceof Constant constant && constant.asInt() <= 0;
    return atStart ? from : terms.min(from, length);
  }

  private Expr firstFrom(List<Expr> matches, Expr from) {
    List<Expr> allowed =
        Vectors.list(matches.size(), p -> terms.and(terms.le(from, p), matches.get(p)));
    return vectors.first(allowed, Vectors.list(matches.size(), terms::num), terms.num(-1));
  }

  private Expr lastUpTo(List<Expr> matches, Expr from) {
    List<Expr> allowed =
        Vectors.list(matches.size(), p -> terms.and(terms.le(p, from), matches.get(p)));
    return vectors.last(allowed, Vectors.list(matches.size(), terms::num), terms.num(-1));
  }

  /** For each position whether the part is there. */
  List<Expr> matches(UnitVector s, UnitVector part) {
    int shortest = part.constantLength().orElse(0);
    return Vectors.list(Math.max(0, s.width() - shortest + 1), p -> matchAt(s, p, part));
  }

  private Expr matchAt(UnitVector s, int position, UnitVector part) {
    var conditions = new ArrayList<Expr>();
    conditions.add(terms.le(terms.add(part.length(), position), s.length()));
    for (int j = 0; j < part.width(); j++) {
      Expr same = terms.eq(vectors.unit(s.units(), position + j), part.units().get(j));
      conditions.add(terms.or(terms.le(part.length(), j), same));
    }
    return terms.all(conditions);
  }

  /** For each position whether the code point is there. */
  private List<Expr> matches(UnitVector s, Expr codePoint) {
    Expr single = terms.lt(codePoint, Character.MIN_SUPPLEMENTARY_CODE_POINT);
    Expr valid = terms.le(codePoint, Character.MAX_CODE_POINT);
    // The surrogates as Character.highSurrogate and lowSurrogate compute them.
    Expr high =
        terms.add(
            terms.factory().apply(Op.INT_USHR, codePoint, terms.num(10)),
            Character.MIN_HIGH_SURROGATE - (Character.MIN_SUPPLEMENTARY_CODE_POINT >>> 10));
    Expr low =
        terms.add(
            terms.factory().apply(Op.INT_AND, codePoint, terms.num(0x3FF)),
            Character.MIN_LOW_SURROGATE);
    return Vectors.list(
        s.width(),
        p -> {
          Expr unit = s.units().get(p);
          Expr pair =
              terms.all(
                  List.of(
                      valid, terms.eq(unit, high), terms.eq(vectors.unit(s.units(), p + 1), low)));
          Expr here = terms.ite(single, terms.eq(unit, codePoint), pair);
          return terms.and(terms.lt(p, s.length()), here);
        });
  }
}
