package dev.quarry.models.library;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import java.util.List;

/**
 * {@link String}: constructors, conversion, comparison, parts and edits. Case mapping is the root
 * locale's, which differs from the default locale's for Turkish, Azeri and Lithuanian only.
 */
final class StringModels {
  private static final String TEXT = "Ljava/lang/String;";
  private static final String ANY_TEXT = "Ljava/lang/CharSequence;";

  private StringModels() {}

  static void declare(Table table) {
    Declarations strings = table.methods(ContentClasses.STRING);
    declareConstruction(strings);
    declareConversions(table.statics(ContentClasses.STRING));
    declareComparison(strings);
    declareEdits(strings);
    RegionModels.declare(strings);
    SearchModels.declare(strings);
    RegexModels.declare(strings);
    TextModels.declareLookups(strings);
    TextModels.declareParts(strings);
    List.of("stripIndent()" + TEXT, "indent(I)" + TEXT).forEach(strings::opaque);
  }

  private static void declareConstruction(Declarations strings) {
    strings.sets("<init>()V", (t, a) -> t.string(""));
    strings.sets("<init>(" + TEXT + ")V", (t, a) -> a.get(1));
    strings.sets("<init>(Ljava/lang/StringBuilder;)V", (t, a) -> a.get(1));
    strings.sets("<init>(Ljava/lang/StringBuffer;)V", (t, a) -> a.get(1));
    strings.exact("toString()" + TEXT, (t, a) -> a.get(0));
    strings.exact("intern()" + TEXT, (t, a) -> a.get(0));
  }

  private static void declareConversions(Declarations statics) {
    for (String type : List.of("Z", "C", "I", "J")) {
      statics.exact(
          "valueOf(" + type + ")" + TEXT,
          (t, a) -> ContentClasses.primitiveToString(t, type, a.get(0)));
    }
    for (String type : List.of("F", "D")) {
      statics.opaque(
          "valueOf(" + type + ")" + TEXT,
          (t, a) -> ContentClasses.primitiveToString(t, type, a.get(0)));
    }
    statics
        .exact("valueOf(Ljava/lang/Object;)" + TEXT, (t, a) -> TextModels.textOrNull(t, a, 0))
        .nullable(0)
        .partly();
  }

  private static void declareComparison(Declarations strings) {
    BoxModels.equality(strings);
    strings.exact("hashCode()I", (t, a) -> t.apply(Op.STRING_HASH, a.get(0)));
    strings
        .exact(
            "equalsIgnoreCase(" + TEXT + ")Z",
            (t, a) ->
                a.isNull(1) ? t.bool(false) : t.apply(Op.STRING_EQ_IGNORE_CASE, a.get(0), a.get(1)))
        .nullable(1);
    strings.exact(
        "compareTo(" + TEXT + ")I", (t, a) -> t.apply(Op.STRING_COMPARE, a.get(0), a.get(1)));
    strings
        .exact(
            "compareTo(Ljava/lang/Object;)I",
            (t, a) -> t.apply(Op.STRING_COMPARE, a.get(0), a.get(1)))
        .admitting(Admission.sameClass());
    strings.exact(
        "compareToIgnoreCase(" + TEXT + ")I",
        (t, a) -> t.apply(Op.STRING_COMPARE_IGNORE_CASE, a.get(0), a.get(1)));
    for (String other : List.of(ANY_TEXT, "Ljava/lang/StringBuffer;")) {
      strings.exact("contentEquals(" + other + ")Z", (t, a) -> t.eq(a.get(0), a.get(1)));
    }
  }

  private static void declareEdits(Declarations strings) {
    strings.exact("concat(" + TEXT + ")" + TEXT, (t, a) -> t.concat(a.get(0), a.get(1)));
    strings.exact(
        "replace(CC)" + TEXT,
        (t, a) -> t.apply(Op.STRING_REPLACE_CHAR, a.get(0), a.get(1), a.get(2)));
    strings.exact(
        "replace(" + ANY_TEXT + ANY_TEXT + ")" + TEXT,
        (t, a) -> t.apply(Op.STRING_REPLACE, a.get(0), a.get(1), a.get(2)));
    unary(strings, "trim", Op.STRING_TRIM);
    unary(strings, "strip", Op.STRING_STRIP);
    unary(strings, "stripLeading", Op.STRING_STRIP_LEADING);
    unary(strings, "stripTrailing", Op.STRING_STRIP_TRAILING);
    unary(strings, "toLowerCase", Op.STRING_LOWER_CASE);
    unary(strings, "toUpperCase", Op.STRING_UPPER_CASE);
    inLocale(strings, "toLowerCase(Ljava/util/Locale;)" + TEXT, Op.STRING_LOWER_CASE);
    inLocale(strings, "toUpperCase(Ljava/util/Locale;)" + TEXT, Op.STRING_UPPER_CASE);
    strings
        .exact("repeat(I)" + TEXT, (t, a) -> repeated(t, a.get(0), a.get(1)))
        .partly()
        .raises(ThrownNames.ILLEGAL_ARGUMENT, (t, a) -> t.isNegative(a.get(1)));
  }

  private static void unary(Declarations strings, String name, Op op) {
    strings.exact(name + "()" + TEXT, (t, a) -> t.apply(op, a.get(0)));
  }

  /** The languages with cases of their own are known only by running code. */
  private static void inLocale(Declarations strings, String signature, Op op) {
    strings
        .exact(
            signature,
            (t, a) ->
                t.ite(
                    t.any(
                        isLanguage(t, a.get(1), "tr"),
                        isLanguage(t, a.get(1), "az"),
                        isLanguage(t, a.get(1), "lt")),
                    strings.run(signature, t, a),
                    t.apply(op, a.get(0))))
        .partly();
  }

  private static Expr isLanguage(TermBuilder t, Expr tag, String language) {
    return t.any(
        t.eq(tag, t.string(language)),
        t.apply(Op.STRING_STARTS_WITH, tag, t.string(language + "-"), t.integer(0)));
  }

  /** Spelled out up to four times. */
  static Expr repeated(TermBuilder t, Expr text, Expr times) {
    Expr repeated = TextModels.run(t, "repeat", "(I)" + TEXT, List.of(text, atLeastZero(t, times)));
    for (int n = 4; n >= 0; n--) {
      Expr spelled = t.string("");
      for (int i = 0; i < n; i++) {
        spelled = t.concat(spelled, text);
      }
      repeated = t.ite(t.is(times, n), spelled, repeated);
    }
    return repeated;
  }

  /** Where the call throws, this part of the term still needs a value. */
  private static Expr atLeastZero(TermBuilder t, Expr times) {
    return t.ite(t.isNegative(times), t.integer(0), times);
  }
}
