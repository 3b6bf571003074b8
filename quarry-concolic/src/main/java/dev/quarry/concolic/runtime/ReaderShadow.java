package dev.quarry.concolic.runtime;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;

/** A symbolic text that is being read, and how far. */
final class ReaderShadow {
  private final Expr text;
  private final String now;
  private int position;
  private int mark;
  private boolean isTaken;

  /**
   * @param now the text in this run
   */
  ReaderShadow(Expr text, String now) {
    this.text = text;
    this.now = now;
  }

  /** Another reader reads on; what this one gives from now on is not known. */
  ReaderShadow take() {
    isTaken = true;
    ReaderShadow taking = new ReaderShadow(text, now);
    taking.position = position;
    taking.mark = position;
    return taking;
  }

  boolean isTaken() {
    return isTaken;
  }

  int position() {
    return position;
  }

  void moveTo(int next) {
    position = next;
  }

  void mark() {
    mark = position;
  }

  void reset() {
    position = mark;
  }

  /** How long the text is in this run. */
  int lengthNow() {
    return now.length();
  }

  char charNow(int index) {
    return now.charAt(index);
  }

  Expr length(ExprFactory factory) {
    return factory.apply(Op.STRING_LENGTH, text);
  }

  Expr character(ExprFactory factory, int index) {
    return factory.apply(Op.STRING_CHAR_AT, text, factory.intConst(index));
  }

  Expr part(ExprFactory factory, int from, int to) {
    return factory.apply(Op.STRING_SUBSTRING, text, factory.intConst(from), factory.intConst(to));
  }
}
