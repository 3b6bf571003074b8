package dev.quarry.spec.language;

/**
 * A word of the language.
 *
 * @param kind what it is
 * @param text as written; of a text literal, without quotes and escapes
 * @param line from 1
 * @param column from 1
 * @param start where it begins, counted in characters
 */
record Token(Kind kind, String text, int line, int column, int start) {
  enum Kind {
    NAME,
    NUMBER,
    TEXT,
    SYMBOL,
    END
  }

  boolean is(String other) {
    return (kind == Kind.NAME || kind == Kind.SYMBOL) && text.equals(other);
  }

  /** For messages. */
  String shown() {
    return kind == Kind.END ? "the end" : "`" + text + "`";
  }
}
