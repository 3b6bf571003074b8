package dev.quarry.models.library;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.JdkFunctions;
import java.util.List;

/** What strings, builders and {@link CharSequence} have in common: looking at parts. */
final class TextModels {
  private static final String TEXT = "Ljava/lang/String;";
  private static final String ANY_TEXT = "Ljava/lang/CharSequence;";

  private TextModels() {}

  static void declare(Table table) {
    Declarations any = table.methods("java/lang/CharSequence");
    any.exact("length()I", (t, a) -> t.length(a.get(0)));
    any.exact("isEmpty()Z", (t, a) -> t.apply(Op.STRING_IS_EMPTY, a.get(0)));
    any.exact("charAt(I)C", (t, a) -> Text.charAt(t, a.get(0), a.get(1)))
        .raises(ThrownNames.STRING_INDEX, (t, a) -> Text.noIndex(t, a.get(0), a.get(1)));
    any.exact("toString()" + TEXT, (t, a) -> a.get(0));
    part(any, "subSequence(II)" + ANY_TEXT);
    table
        .statics("java/lang/CharSequence")
        .exact(
            "compare(" + ANY_TEXT + ANY_TEXT + ")I",
            (t, a) -> t.apply(Op.STRING_COMPARE, a.get(0), a.get(1)));
  }

  /** Of String and of the builders. */
  static void declareLookups(Declarations texts) {
    texts.exact("length()I", (t, a) -> t.length(a.get(0)));
    texts.exact("isEmpty()Z", (t, a) -> t.apply(Op.STRING_IS_EMPTY, a.get(0)));
    texts
        .exact("charAt(I)C", (t, a) -> Text.charAt(t, a.get(0), a.get(1)))
        .raises(ThrownNames.STRING_INDEX, (t, a) -> Text.noIndex(t, a.get(0), a.get(1)));
    texts
        .exact("codePointAt(I)I", (t, a) -> Text.codePointAt(t, a.get(0), a.get(1)))
        .raises(ThrownNames.STRING_INDEX, (t, a) -> Text.noIndex(t, a.get(0), a.get(1)));
    texts
        .exact("codePointBefore(I)I", (t, a) -> Text.codePointBefore(t, a.get(0), a.get(1)))
        .raises(
            ThrownNames.STRING_INDEX,
            (t, a) -> Text.noIndex(t, a.get(0), t.sub(a.get(1), t.integer(1))));
    texts
        .opaque("codePointCount(II)I", (t, a) -> run(t, "codePointCount", "(II)I", a.all()))
        .raises(ThrownNames.INDEX, (t, a) -> Text.noRange(t, a.get(0), a.get(1), a.get(2)));
    SearchModels.declareText(texts);
  }

  /** Of String and of the builders. */
  static void declareParts(Declarations texts) {
    texts
        .exact("substring(I)" + TEXT, (t, a) -> Text.from(t, a.get(0), a.get(1)))
        .raises(ThrownNames.STRING_INDEX, (t, a) -> Text.noPlace(t, a.get(0), a.get(1)));
    part(texts, "substring(II)" + TEXT);
    part(texts, "subSequence(II)" + ANY_TEXT);
  }

  private static void part(Declarations texts, String signature) {
    texts
        .exact(signature, (t, a) -> t.substring(a.get(0), a.get(1), a.get(2)))
        .raises(ThrownNames.STRING_INDEX, (t, a) -> Text.noRange(t, a.get(0), a.get(1), a.get(2)));
  }

  /** A method of String that can only be run. */
  static Expr run(TermBuilder t, String name, String descriptor, List<Expr> arguments) {
    return t.call(JdkFunctions.instanceSymbol("java.lang.String", name, descriptor), arguments);
  }

  /** The text of an object, as {@link String#valueOf(Object)} gives it. */
  static Expr textOrNull(TermBuilder t, ModelledArguments a, int position) {
    if (a.isNull(position)) {
      return t.string("null");
    }
    Expr content = a.get(position);
    boolean isText = content.sort() == Sort.STRING;
    return isText ? content : ContentClasses.toString(t, a.type(position), content);
  }
}
