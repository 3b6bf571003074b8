package dev.quarry.models.library;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import java.util.List;

/**
 * Classes and cases of characters: a formula for ASCII, the JDK's own tables beyond it. Each method
 * exists for {@code char} and for code points.
 */
final class CharacterModels {
  /** A term made of one character. */
  @FunctionalInterface
  private interface OfCharacter {
    Expr of(TermBuilder terms, Expr character);
  }

  private static final List<String> CHAR_AND_INT = List.of("C", "I");

  private CharacterModels() {}

  static void declare(Table table) {
    Declarations statics = table.statics("java/lang/Character");
    for (String type : CHAR_AND_INT) {
      declareClasses(statics, "(" + type + ")Z");
      declareIdentifiers(statics, "(" + type + ")Z");
      declareCases(statics, "(" + type + ")" + type);
      declareDigits(statics, type);
      statics.exact("isISOControl(" + type + ")Z", (t, a) -> isControl(t, a.get(0)));
      statics.opaque("isMirrored(" + type + ")Z");
      statics.opaque("getType(" + type + ")I");
    }
    ascii(statics, "isAlphabetic(I)Z", CharacterModels::isLetter);
    ascii(statics, "isIdeographic(I)Z", (t, c) -> t.bool(false));
    statics.exact("forDigit(II)C", (t, a) -> forDigit(t, a.get(0), a.get(1)));
    declareCodePoints(statics);
  }

  private static void declareClasses(Declarations statics, String question) {
    ascii(statics, "isDigit" + question, CharacterModels::isDigit);
    ascii(statics, "isLetter" + question, CharacterModels::isLetter);
    ascii(statics, "isLetterOrDigit" + question, CharacterModels::isLetterOrDigit);
    ascii(statics, "isUpperCase" + question, CharacterModels::isUpper);
    ascii(statics, "isLowerCase" + question, CharacterModels::isLower);
    ascii(statics, "isTitleCase" + question, (t, c) -> t.bool(false));
    ascii(statics, "isDefined" + question, (t, c) -> t.bool(true));
    ascii(statics, "isSpaceChar" + question, (t, c) -> t.is(c, ' '));
    ascii(
        statics,
        "isWhitespace" + question,
        (t, c) -> t.any(t.between(c, 9, 13), t.between(c, 28, ' ')));
  }

  private static void declareIdentifiers(Declarations statics, String question) {
    ascii(
        statics,
        "isJavaIdentifierStart" + question,
        (t, c) -> t.any(isLetter(t, c), t.is(c, '_'), t.is(c, '$')));
    ascii(
        statics,
        "isJavaIdentifierPart" + question,
        (t, c) -> t.any(isLetterOrDigit(t, c), t.is(c, '_'), t.is(c, '$'), isIgnorable(t, c)));
    ascii(statics, "isUnicodeIdentifierStart" + question, CharacterModels::isLetter);
    ascii(
        statics,
        "isUnicodeIdentifierPart" + question,
        (t, c) -> t.any(isLetterOrDigit(t, c), t.is(c, '_'), isIgnorable(t, c)));
    ascii(statics, "isIdentifierIgnorable" + question, CharacterModels::isIgnorable);
  }

  private static void declareCases(Declarations statics, String mapping) {
    ascii(statics, "toUpperCase" + mapping, (t, c) -> shifted(t, isLower(t, c), c, -32));
    ascii(statics, "toLowerCase" + mapping, (t, c) -> shifted(t, isUpper(t, c), c, 32));
    ascii(statics, "toTitleCase" + mapping, (t, c) -> shifted(t, isLower(t, c), c, -32));
  }

  private static void declareDigits(Declarations statics, String type) {
    ascii(statics, "getNumericValue(" + type + ")I", CharacterModels::value);
    String digit = "digit(" + type + "I)I";
    statics
        .exact(
            digit,
            (t, a) ->
                t.ite(
                    isAscii(t, a.get(0)),
                    digit(t, value(t, a.get(0)), a.get(1)),
                    statics.run(digit, t, a)))
        .partly();
  }

  private static void declareCodePoints(Declarations statics) {
    statics.exact(
        "isSurrogate(C)Z",
        (t, a) -> t.between(a.get(0), Character.MIN_SURROGATE, Character.MAX_SURROGATE));
    statics.exact("isHighSurrogate(C)Z", (t, a) -> Surrogates.isHigh(t, a.get(0)));
    statics.exact("isLowSurrogate(C)Z", (t, a) -> Surrogates.isLow(t, a.get(0)));
    statics.exact("isSurrogatePair(CC)Z", (t, a) -> Surrogates.isPair(t, a.get(0), a.get(1)));
    statics.exact("toCodePoint(CC)I", (t, a) -> Surrogates.codePoint(t, a.get(0), a.get(1)));
    statics.exact("highSurrogate(I)C", (t, a) -> Surrogates.high(t, a.get(0)));
    statics.exact("lowSurrogate(I)C", (t, a) -> Surrogates.low(t, a.get(0)));
    statics.exact("isBmpCodePoint(I)Z", (t, a) -> Surrogates.isBmp(t, a.get(0)));
    statics.exact("isValidCodePoint(I)Z", (t, a) -> Surrogates.isValid(t, a.get(0)));
    statics.exact(
        "isSupplementaryCodePoint(I)Z",
        (t, a) -> t.all(Surrogates.isValid(t, a.get(0)), t.not(Surrogates.isBmp(t, a.get(0)))));
    statics.exact(
        "charCount(I)I",
        (t, a) -> t.ite(t.lt(a.get(0), t.integer(0x10000)), t.integer(1), t.integer(2)));
    statics
        .exact("toString(I)Ljava/lang/String;", (t, a) -> Surrogates.text(t, a.get(0)))
        .raises(ThrownNames.ILLEGAL_ARGUMENT, (t, a) -> t.not(Surrogates.isValid(t, a.get(0))));
  }

  /** A method of one argument with a formula for ASCII. */
  private static void ascii(Declarations statics, String signature, OfCharacter formula) {
    statics
        .exact(
            signature,
            (t, a) ->
                t.ite(isAscii(t, a.get(0)), formula.of(t, a.get(0)), statics.run(signature, t, a)))
        .partly();
  }

  private static Expr isAscii(TermBuilder t, Expr c) {
    return t.between(c, 0, 127);
  }

  private static Expr isDigit(TermBuilder t, Expr c) {
    return t.between(c, '0', '9');
  }

  private static Expr isUpper(TermBuilder t, Expr c) {
    return t.between(c, 'A', 'Z');
  }

  private static Expr isLower(TermBuilder t, Expr c) {
    return t.between(c, 'a', 'z');
  }

  private static Expr isLetter(TermBuilder t, Expr c) {
    return t.any(isUpper(t, c), isLower(t, c));
  }

  private static Expr isLetterOrDigit(TermBuilder t, Expr c) {
    return t.any(isLetter(t, c), isDigit(t, c));
  }

  private static Expr isIgnorable(TermBuilder t, Expr c) {
    return t.any(t.between(c, 0, 8), t.between(c, 0xe, 0x1b), t.is(c, 0x7f));
  }

  private static Expr isControl(TermBuilder t, Expr c) {
    return t.any(t.between(c, 0, 0x1f), t.between(c, 0x7f, 0x9f));
  }

  private static Expr shifted(TermBuilder t, Expr condition, Expr c, int distance) {
    return t.ite(condition, t.add(c, t.integer(distance)), c);
  }

  /** The value of an ASCII digit, where letters go on after 9; -1 for others. */
  private static Expr value(TermBuilder t, Expr c) {
    Expr digit = t.sub(c, t.integer('0'));
    Expr lower = t.sub(c, t.integer('a' - 10));
    Expr upper = t.sub(c, t.integer('A' - 10));
    Expr letter = t.ite(isLower(t, c), lower, t.ite(isUpper(t, c), upper, t.integer(-1)));
    return t.ite(isDigit(t, c), digit, letter);
  }

  private static Expr digit(TermBuilder t, Expr value, Expr radix) {
    Expr fits = t.all(isRadix(t, radix), t.lt(value, radix));
    return t.ite(fits, value, t.integer(-1));
  }

  private static Expr isRadix(TermBuilder t, Expr radix) {
    return t.between(radix, Character.MIN_RADIX, Character.MAX_RADIX);
  }

  private static Expr forDigit(TermBuilder t, Expr digit, Expr radix) {
    Expr fits = t.all(isRadix(t, radix), t.not(t.isNegative(digit)), t.lt(digit, radix));
    Expr decimal = t.add(digit, t.integer('0'));
    Expr letter = t.add(digit, t.integer('a' - 10));
    Expr character = t.ite(t.lt(digit, t.integer(10)), decimal, letter);
    return t.ite(fits, t.apply(Op.INT_TO_CHAR, character), t.integer(0));
  }
}
