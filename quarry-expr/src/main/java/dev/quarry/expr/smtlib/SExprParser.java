package dev.quarry.expr.smtlib;

import dev.quarry.expr.smtlib.SExpr.Group;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Reads parenthesised texts one after the other, however deeply they nest. */
final class SExprParser {
  private final Lexer lexer;

  SExprParser(String text) {
    this.lexer = new Lexer(text);
  }

  /** The only text there is. */
  static SExpr parseOne(String text) {
    var parser = new SExprParser(text);
    SExpr first =
        parser.next().orElseThrow(() -> new SmtLibSyntaxException(1, 1, "There is no text."));
    parser
        .next()
        .ifPresent(
            more -> {
              throw new SmtLibSyntaxException(more, "There is more text than one term.");
            });
    return first;
  }

  /** The next text; empty at the end. */
  Optional<SExpr> next() {
    var open = new ArrayDeque<Group>();
    while (true) {
      int c = lexer.peek();
      if (c < 0) {
        requireClosed(open);
        return Optional.empty();
      }
      if (c == '(') {
        open.push(new Group(new ArrayList<>(), lexer.line(), lexer.column()));
        lexer.advance();
        continue;
      }
      SExpr complete = c == ')' ? closed(open) : lexer.atom();
      if (open.isEmpty()) {
        return Optional.of(complete);
      }
      open.element().items().add(complete);
    }
  }

  private static void requireClosed(ArrayDeque<Group> open) {
    if (!open.isEmpty()) {
      throw new SmtLibSyntaxException(
          open.element(),
          "This parenthesis is never closed"
              + (open.size() > 1 ? "; " + open.size() + " are open at the end." : "."));
    }
  }

  private Group closed(ArrayDeque<Group> open) {
    if (open.isEmpty()) {
      throw new SmtLibSyntaxException(
          lexer.line(), lexer.column(), "This parenthesis closes nothing.");
    }
    lexer.advance();
    Group group = open.pop();
    List<SExpr> items = Collections.unmodifiableList(group.items());
    return new Group(items, group.line(), group.column());
  }
}
