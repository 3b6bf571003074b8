package dev.quarry.solver.smt.text;

import java.util.ArrayList;
import java.util.List;

/** Takes lists apart, one level at a time, and leaves the elements as text. */
public final class Lists {
  private Lists() {}

  /**
   * The elements of {@code "(a (b c) d)"}: {@code a}, {@code (b c)}, {@code d}. Empty for text that
   * is not a list.
   */
  public static List<String> elements(String list) {
    List<String> elements = new ArrayList<>();
    Tokens tokens = new Tokens(list);
    int depth = 0;
    int start = 0;
    while (tokens.advance()) {
      if (tokens.isOpening()) {
        depth++;
        start = depth == 2 ? tokens.start() : start;
      } else if (tokens.isClosing()) {
        depth--;
        if (depth == 1) {
          elements.add(list.substring(start, tokens.end()));
        }
      } else if (depth == 1) {
        elements.add(tokens.token());
      }
    }
    return elements;
  }

  /** The same S-expression on one line with single blanks. */
  public static String oneLine(String text) {
    StringBuilder line = new StringBuilder();
    Tokens tokens = new Tokens(text);
    boolean blank = false;
    while (tokens.advance()) {
      if (blank && !tokens.isClosing()) {
        line.append(' ');
      }
      line.append(tokens.token());
      blank = !tokens.isOpening();
    }
    return line.toString();
  }
}
