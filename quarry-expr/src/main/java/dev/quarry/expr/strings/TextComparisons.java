package dev.quarry.expr.strings;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import dev.quarry.expr.strings.Lowered.Scalar;
import java.util.ArrayList;
import java.util.List;

/** Equality, order and hash codes. */
final class TextComparisons {
  private final LoweringTerms terms;
  private final Vectors vectors;

  TextComparisons(LoweringTerms terms, Vectors vectors) {
    this.terms = terms;
    this.vectors = vectors;
  }

  Scalar equal(SymString a, SymString b) {
    int width = Math.min(a.width(), b.width());
    var conditions = new ArrayList<Expr>();
    conditions.add(terms.eq(a.length(), b.length()));
    for (int i = 0; i < width; i++) {
      conditions.add(terms.eq(a.units().get(i), b.units().get(i)));
    }
    return new Scalar(terms.all(conditions), needs(a, b));
  }

  /** The difference of the first units that differ, else of the lengths. */
  Scalar compare(SymString a, SymString b) {
    int width = Math.min(a.width(), b.width());
    Expr common = terms.min(a.length(), b.length());
    List<Expr> differ =
        Vectors.list(
            width,
            i ->
                terms.and(
                    terms.lt(i, common), terms.not(terms.eq(a.units().get(i), b.units().get(i)))));
    List<Expr> differences =
        Vectors.list(width, i -> terms.sub(a.units().get(i), b.units().get(i)));
    Expr byLength = terms.sub(a.length(), b.length());
    return new Scalar(vectors.first(differ, differences, byLength), needs(a, b));
  }

  /**
   * Only as many units are looked at as the narrower vector has. If that one always holds its
   * string, it does not matter whether the other does.
   */
  private static Needs needs(SymString a, SymString b) {
    SymString narrower = a.width() <= b.width() ? a : b;
    Needs visible = a.visibleNeeds().with(b.visibleNeeds());
    boolean enough = narrower.alwaysFits() || (a.width() == b.width() && b.alwaysFits());
    return enough ? visible : visible.with(a.fitNeeds()).with(b.fitNeeds());
  }

  /** Horner's rule, ended by the length. */
  Scalar hash(SymString s) {
    Expr hash = terms.num(0);
    for (int i = 0; i < s.width(); i++) {
      Expr product = terms.factory().apply(Op.INT_MUL, terms.num(31), hash);
      Expr longer = terms.add(product, s.units().get(i));
      hash = terms.ite(terms.lt(i, s.length()), longer, hash);
    }
    return new Scalar(hash, s.allNeeds());
  }
}
