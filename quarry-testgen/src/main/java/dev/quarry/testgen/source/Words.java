package dev.quarry.testgen.source;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What names of tests say for texts and characters. */
final class Words {
  private static final int LONGEST = 20;

  private static final Map<Character, String> SIGNS =
      Map.ofEntries(
          Map.entry(' ', "Space"),
          Map.entry('!', "ExclamationMark"),
          Map.entry('"', "Quote"),
          Map.entry('#', "Hash"),
          Map.entry('$', "Dollar"),
          Map.entry('%', "Percent"),
          Map.entry('&', "Ampersand"),
          Map.entry('\'', "Apostrophe"),
          Map.entry('(', "Parenthesis"),
          Map.entry(')', "ClosingParenthesis"),
          Map.entry('*', "Asterisk"),
          Map.entry('+', "Plus"),
          Map.entry(',', "Comma"),
          Map.entry('-', "Dash"),
          Map.entry('.', "Dot"),
          Map.entry('/', "Slash"),
          Map.entry(':', "Colon"),
          Map.entry(';', "Semicolon"),
          Map.entry('<', "LessThan"),
          Map.entry('=', "EqualsSign"),
          Map.entry('>', "GreaterThan"),
          Map.entry('?', "QuestionMark"),
          Map.entry('@', "At"),
          Map.entry('[', "Bracket"),
          Map.entry('\\', "Backslash"),
          Map.entry(']', "ClosingBracket"),
          Map.entry('^', "Caret"),
          Map.entry('_', "Underscore"),
          Map.entry('`', "Backquote"),
          Map.entry('{', "Brace"),
          Map.entry('|', "Bar"),
          Map.entry('}', "ClosingBrace"),
          Map.entry('~', "Tilde"),
          Map.entry('\n', "NewLine"),
          Map.entry('\r', "Return"),
          Map.entry('\t', "Tab"),
          Map.entry('\u0000', "Nul"));

  private Words() {}

  /** A text that consists of words, or is a single sign; nothing for others. */
  static Optional<String> of(String text) {
    if (text.length() == 1) {
      return Optional.of(of(text.charAt(0)));
    }
    if (text.matches("-[0-9]{1,9}")) {
      return Optional.of("Minus" + text.substring(1));
    }
    boolean isSpoken =
        text.length() <= LONGEST && text.matches("[A-Za-z0-9]+([ _.-][A-Za-z0-9]+)*");
    if (!isSpoken) {
      return Optional.empty();
    }
    StringBuilder words = new StringBuilder();
    for (String word : text.split("[ _.-]")) {
      words.append(Clause.capital(word));
    }
    return Optional.of(words.toString());
  }

  static String of(char c) {
    if (c < 128 && Character.isLetterOrDigit(c)) {
      return Character.isLowerCase(c) ? "Small" + Character.toUpperCase(c) : String.valueOf(c);
    }
    return SIGNS.getOrDefault(c, c < ' ' || c == 127 ? "ControlCharacter" : "SpecialCharacter");
  }

  /** A constant as words: {@code NOT_FOUND} is {@code NotFound}; names that are no words stay. */
  static String ofConstant(String name) {
    if (!name.matches("[A-Z][A-Z0-9]{3,}|[A-Z0-9]+(_[A-Z0-9]+)+")) {
      return Clause.capital(name);
    }
    StringBuilder words = new StringBuilder();
    for (String word : name.split("_")) {
      words.append(Clause.capital(word.toLowerCase(Locale.ROOT)));
    }
    return words.toString();
  }
}
