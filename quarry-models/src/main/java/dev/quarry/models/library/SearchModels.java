package dev.quarry.models.library;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;

/** Finding things in strings. */
final class SearchModels {
  private static final String TEXT = "Ljava/lang/String;";

  private SearchModels() {}

  /** Finding text; of String and of the builders. */
  static void declareText(Declarations texts) {
    texts.exact(
        "indexOf(" + TEXT + ")I",
        (t, a) -> first(t, Op.STRING_INDEX_OF, a.get(0), a.get(1), t.integer(0)));
    texts.exact(
        "indexOf(" + TEXT + "I)I",
        (t, a) -> first(t, Op.STRING_INDEX_OF, a.get(0), a.get(1), a.get(2)));
    texts.exact(
        "lastIndexOf(" + TEXT + ")I",
        (t, a) -> first(t, Op.STRING_LAST_INDEX_OF, a.get(0), a.get(1), t.length(a.get(0))));
    texts.exact(
        "lastIndexOf(" + TEXT + "I)I",
        (t, a) -> first(t, Op.STRING_LAST_INDEX_OF, a.get(0), a.get(1), a.get(2)));
  }

  /** Of String only. */
  static void declare(Declarations strings) {
    strings.exact("isBlank()Z", (t, a) -> t.apply(Op.STRING_IS_BLANK, a.get(0)));
    strings.exact(
        "startsWith(" + TEXT + ")Z",
        (t, a) -> t.apply(Op.STRING_STARTS_WITH, a.get(0), a.get(1), t.integer(0)));
    strings
        .exact(
            "startsWith(" + TEXT + "I)Z",
            (t, a) ->
                a.isNull(1)
                    ? t.bool(false)
                    : t.apply(Op.STRING_STARTS_WITH, a.get(0), a.get(1), a.get(2)))
        .nullable(1)
        .raises(
            ThrownNames.NULL,
            (t, a) -> a.isNull(1) ? t.not(t.isNegative(a.get(2))) : t.bool(false));
    strings.exact(
        "endsWith(" + TEXT + ")Z", (t, a) -> t.apply(Op.STRING_ENDS_WITH, a.get(0), a.get(1)));
    strings.exact(
        "contains(Ljava/lang/CharSequence;)Z",
        (t, a) -> t.apply(Op.STRING_CONTAINS, a.get(0), a.get(1)));
    declareCodePoints(strings);
  }

  private static void declareCodePoints(Declarations strings) {
    strings.exact(
        "indexOf(I)I",
        (t, a) -> first(t, Op.STRING_INDEX_OF_CHAR, a.get(0), a.get(1), t.integer(0)));
    strings.exact(
        "indexOf(II)I", (t, a) -> first(t, Op.STRING_INDEX_OF_CHAR, a.get(0), a.get(1), a.get(2)));
    strings.exact(
        "lastIndexOf(I)I",
        (t, a) ->
            first(
                t,
                Op.STRING_LAST_INDEX_OF_CHAR,
                a.get(0),
                a.get(1),
                t.sub(t.length(a.get(0)), t.integer(1))));
    strings.exact(
        "lastIndexOf(II)I",
        (t, a) -> first(t, Op.STRING_LAST_INDEX_OF_CHAR, a.get(0), a.get(1), a.get(2)));
    within(strings, "indexOf(III)I", Op.STRING_INDEX_OF_CHAR);
    within(strings, "indexOf(" + TEXT + "II)I", Op.STRING_INDEX_OF);
  }

  /** {@code (what, begin, end)}: what ends in the range, too. */
  private static void within(Declarations strings, String signature, Op op) {
    strings
        .exact(
            signature, (t, a) -> first(t, op, Text.upTo(t, a.get(0), a.get(3)), a.get(1), a.get(2)))
        .raises(ThrownNames.STRING_INDEX, (t, a) -> Text.noRange(t, a.get(0), a.get(2), a.get(3)));
  }

  private static Expr first(TermBuilder t, Op op, Expr text, Expr what, Expr from) {
    return t.apply(op, text, what, from);
  }
}
