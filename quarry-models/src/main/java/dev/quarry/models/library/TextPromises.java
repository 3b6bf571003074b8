package dev.quarry.models.library;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;

/** Parts of texts. */
final class TextPromises {
  private static final String STRING = "java/lang/String";
  private static final String TEXT = "Ljava/lang/String;";

  /** Expressions that stand for themselves. */
  private static final String LITERAL = "[\\t !\"#%&',/:;<=>@A-Z\\]_`a-z}~0-9-]+";

  /** Of so many parts it is said what they are. */
  private static final int MOST_PARTS = 4;

  private TextPromises() {}

  static void declare(Promises promises) {
    promises
        .method(
            STRING,
            "split(" + TEXT + ")[" + TEXT,
            (t, a, r) ->
                t.all(
                    t.le(t.integer(0), r.length()),
                    parts(t, a.get(0).text(), a.get(1).text(), t.integer(0), r)))
        .throwing(ThrownNames.PATTERN_SYNTAX);
    promises
        .method(
            STRING,
            "split(" + TEXT + "I)[" + TEXT,
            (t, a, r) -> {
              Expr limit = a.get(2).number();
              return t.all(
                  t.le(t.integer(0), r.length()),
                  implies(t, t.not(t.is(limit, 0)), t.le(t.integer(1), r.length())),
                  implies(t, t.lt(t.integer(0), limit), t.le(r.length(), limit)),
                  parts(t, a.get(0).text(), a.get(1).text(), limit, r));
            })
        .throwing(ThrownNames.PATTERN_SYNTAX);
  }

  /** What stands between literals; at the end, empty parts are left out if there is no limit. */
  private static Expr parts(TermBuilder t, Expr text, Expr separator, Expr limit, Subject parts) {
    Expr isLiteral = t.apply(Op.STRING_MATCHES, separator, t.string(LITERAL));
    Expr known = t.bool(true);
    Expr rest = text;
    Expr isThere = t.bool(true);
    for (int i = 0; i < MOST_PARTS; i++) {
      Expr place = t.apply(Op.STRING_INDEX_OF, rest, separator, t.integer(0));
      Expr isLast = t.any(t.isNegative(place), t.is(limit, i + 1));
      Expr part = t.ite(isLast, rest, t.substring(rest, t.integer(0), place));
      Expr isCut = t.any(t.not(t.is(limit, i + 1)), t.isNegative(place));
      Expr hasIt = t.lt(t.integer(i), parts.length());
      // Without a limit, empty parts at the end are left out, but not a text that is all there is.
      Expr isAlone = i == 0 ? t.isNegative(place) : t.bool(false);
      Expr isKept = t.any(isAlone, t.not(t.is(limit, 0)), t.lt(t.integer(0), t.length(part)));
      known =
          t.all(
              known,
              implies(t, t.all(isThere, hasIt), t.eq(parts.textAt(i), part)),
              implies(t, t.all(hasIt, isCut), isWithout(t, parts.textAt(i), separator)),
              implies(t, t.all(isThere, isKept), hasIt),
              implies(t, t.all(isThere, isLast), t.le(parts.length(), t.integer(i + 1))));
      isThere = t.all(isThere, t.not(isLast));
      rest = t.ite(isLast, rest, Text.from(t, rest, t.add(place, t.length(separator))));
    }
    return implies(t, isLiteral, known);
  }

  /** Said of characters as well, as conditions of programs mostly are about these. */
  private static Expr isWithout(TermBuilder t, Expr part, Expr separator) {
    Expr first = t.apply(Op.STRING_CHAR_AT, separator, t.integer(0));
    return t.all(
        t.not(t.apply(Op.STRING_CONTAINS, part, separator)),
        implies(
            t,
            t.is(t.length(separator), 1),
            t.isNegative(t.apply(Op.STRING_INDEX_OF_CHAR, part, first, t.integer(0)))));
  }

  private static Expr implies(TermBuilder t, Expr condition, Expr then) {
    return t.any(t.not(condition), then);
  }
}
