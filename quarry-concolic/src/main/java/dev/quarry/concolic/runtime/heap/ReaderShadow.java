package dev.quarry.concolic.runtime.heap;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;

/** A symbolic text that is being read, and how far. */
public final class ReaderShadow {
  private final Expr text;
  private final String now;
  private int position;
  private int mark;
  private boolean isTaken;

  /**
   * @param now the text in this run
   */
  public ReaderShadow(Expr text, String now) {
    this.text = text;
    this.now = now;
  }

  /** Another reader reads on; what this one gives from now on is not known. */
  public ReaderShadow take() {
    isTaken = true;
    ReaderShadow taking = new ReaderShadow(text, now);
    taking.position = position;
    taking.mark = position;
    return taking;
  }

  public boolean isTaken() {
    return isTaken;
  }

  public int position() {
    return position;
  }

  public void moveTo(int next) {
    position = next;
  }

  public void mark() {
    mark = position;
  }

  public void reset() {
    position = mark;
  }

  /** How long the text is in this run. */
  public int lengthNow() {
    return now.length();
  }

  public char charNow(int index) {
    return now.charAt(index);
  }

  public Expr length(ExprFactory factory) {
    return factory.apply(Op.STRING_LENGTH, text);
  }

  public Expr character(ExprFactory factory, int index) {
    return factory.apply(Op.STRING_CHAR_AT, text, factory.intConst(index));
  }

  public Expr part(ExprFactory factory, int from, int to) {
    return factory.apply(Op.STRING_SUBSTRING, text, factory.intConst(from), factory.intConst(to));
  }
}
