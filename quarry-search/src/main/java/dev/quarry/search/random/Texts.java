package dev.quarry.search.random;

import java.util.List;

/**
 * Draws strings: words of the program, what its patterns match, pieces of both put together,
 * numbers, and strings of few different characters, which make repetitions likely.
 */
final class Texts {
  private static final int LONGEST = 24;
  private static final String LETTERS = "abcxyzABCXYZ";
  private static final String DIGITS = "0123456789";
  private static final String SIGNS = " \t\n.,;:-+_/\\'\"()[]{}<>=!?#%&|*@$^~`";

  private final Draw draw;
  private final List<String> words;
  private final List<Character> characters;

  Texts(Draw draw) {
    this.draw = draw;
    this.words = draw.dictionary().strings();
    this.characters = draw.dictionary().characters();
  }

  String any() {
    return switch (draw.below(12)) {
      case 0 -> "";
      case 1, 2, 3 -> word();
      case 4 -> changed(word());
      case 5 -> word() + character() + word();
      case 6, 7 -> pattern();
      case 8 -> number();
      default -> characters();
    };
  }

  /** A string near one that was interesting. */
  String changed(String text) {
    int at = draw.below(text.length() + 1);
    String before = text.substring(0, at);
    String after = text.substring(at);
    return switch (draw.below(7)) {
      case 0 -> before + character() + after;
      case 1 -> after.isEmpty() ? before : before + after.substring(1);
      case 2 -> after.isEmpty() ? before + character() : before + character() + after.substring(1);
      case 3 -> before + word() + after;
      case 4 -> before;
      case 5 -> shorter(after + after);
      default -> swappedCase(text, at);
    };
  }

  private static String shorter(String text) {
    return text.length() <= 4 * LONGEST ? text : text.substring(0, 4 * LONGEST);
  }

  private static String swappedCase(String text, int at) {
    String rest = text.substring(at);
    String swapped = rest.toUpperCase(java.util.Locale.ROOT);
    return text.substring(0, at)
        + (swapped.equals(rest) ? rest.toLowerCase(java.util.Locale.ROOT) : swapped);
  }

  private String word() {
    return words.isEmpty() ? characters() : draw.from(words);
  }

  private String pattern() {
    var languages = draw.dictionary().languages();
    return languages.isEmpty() ? word() : draw.from(languages).sample(draw.random());
  }

  private String number() {
    return switch (draw.below(6)) {
      case 0 -> String.valueOf(draw.anyLong());
      case 1 -> String.valueOf(draw.anyDouble());
      case 2 -> "0x" + Integer.toHexString(draw.anyInt());
      case 3 -> draw.below(1000) + "." + draw.below(100);
      case 4 -> draw.below(100) + (draw.oneIn(2) ? "e" : "E") + draw.below(20);
      default -> String.valueOf(draw.anyInt());
    };
  }

  private String characters() {
    int length = 1 + draw.size(LONGEST - 1);
    char first = character();
    char second = character();
    StringBuilder text = new StringBuilder();
    while (text.length() < length) {
      text.append(
          switch (draw.below(4)) {
            case 0 -> first;
            case 1 -> second;
            default -> character();
          });
    }
    return text.toString();
  }

  char character() {
    return switch (draw.below(8)) {
      case 0, 1, 2 -> characters.isEmpty() ? one(LETTERS) : draw.from(characters);
      case 3, 4 -> one(LETTERS);
      case 5 -> one(DIGITS);
      case 6 -> one(SIGNS);
      default ->
          draw.oneIn(3) ? (char) draw.below(Character.MAX_VALUE + 1) : (char) draw.below(256);
    };
  }

  private char one(String characters) {
    return characters.charAt(draw.below(characters.length()));
  }
}
