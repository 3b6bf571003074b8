package dev.quarry.expr.smtlib;

import java.util.List;

/** A parenthesised text and where it starts; lines and columns count from 1. */
sealed interface SExpr {
  int line();

  int column();

  /** What an atom looks like. */
  enum Kind {
    /** Also a quoted symbol, whose text is given without its bars. */
    SYMBOL,
    /** With its colon. */
    KEYWORD,
    NUMERAL,
    DECIMAL,
    /** Digits without {@code #x}. */
    HEX,
    /** Digits without {@code #b}. */
    BINARY,
    /** Without quotes, doubled quotes made single, escapes left as they are. */
    STRING
  }

  /** A word. */
  record Atom(Kind kind, String text, int line, int column) implements SExpr {
    @Override
    public String toString() {
      return text;
    }
  }

  /** A list in parentheses. */
  record Group(List<SExpr> items, int line, int column) implements SExpr {
    int size() {
      return items.size();
    }

    SExpr get(int index) {
      return items.get(index);
    }

    @Override
    public String toString() {
      return "(…)";
    }
  }

  /** Whether this is the given symbol. */
  default boolean isSymbol(String name) {
    return this instanceof Atom atom && atom.kind() == Kind.SYMBOL && atom.text().equals(name);
  }

  /** Whether this is an atom of a kind. */
  default boolean isA(Kind kind) {
    return this instanceof Atom atom && atom.kind() == kind;
  }

  /** Whether this is a list that starts with the given symbol. */
  default boolean isHeadedBy(String name) {
    return this instanceof Group group && group.size() > 0 && group.get(0).isSymbol(name);
  }

  /** The text of an atom; empty for a list. */
  default String word() {
    return this instanceof Atom atom ? atom.text() : "";
  }

  /** The items of a list; none for an atom. */
  default List<SExpr> parts() {
    return this instanceof Group group ? group.items() : List.of();
  }
}
