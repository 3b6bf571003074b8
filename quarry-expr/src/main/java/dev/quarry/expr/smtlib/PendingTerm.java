package dev.quarry.expr.smtlib;

import dev.quarry.expr.smtlib.SExpr.Group;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/** A term that is being read: the parts to read first, and what to make of them. */
abstract sealed class PendingTerm {
  private final List<SExpr> parts;
  final Group text;
  final List<ScriptTerm> values = new ArrayList<>();

  private PendingTerm(Group text, List<SExpr> parts) {
    this.text = text;
    this.parts = parts;
  }

  static PendingTerm of(Group text) {
    if (text.size() == 0) {
      throw new SmtLibSyntaxException(text, "A term can't be empty.");
    }
    if (text.isHeadedBy("let")) {
      return new Let(text, Let.parts(text));
    }
    if (text.isHeadedBy("!")) {
      return new Annotated(text);
    }
    if (text.isHeadedBy("forall") || text.isHeadedBy("exists") || text.isHeadedBy("match")) {
      throw new UnsupportedByQuarryException(
          text, "Quarry can't express " + text.get(0).word() + ".");
    }
    if (text.isHeadedBy("_") || text.isHeadedBy("as")) {
      return new Qualified(text);
    }
    return new Applied(text, Head.read(text.get(0)));
  }

  final boolean isComplete() {
    return values.size() == parts.size();
  }

  final SExpr next(TermReader reader) {
    beforePart(values.size(), reader);
    return parts.get(values.size());
  }

  final void accept(ScriptTerm value) {
    values.add(value);
  }

  void beforePart(int index, TermReader reader) {}

  abstract ScriptTerm result(TermReader reader);

  /** {@code (f a b)}. */
  private static final class Applied extends PendingTerm {
    private final Head head;

    Applied(Group text, Head head) {
      super(text, text.items().subList(1, text.size()));
      this.head = head;
    }

    @Override
    ScriptTerm result(TermReader reader) {
      if (values.isEmpty()) {
        throw new SmtLibSyntaxException(
            text, head.name() + " stands in parentheses without arguments.");
      }
      return reader.apply(text, head, values);
    }
  }

  /** {@code (as x Bool)}. */
  private static final class Qualified extends PendingTerm {
    private final Head head;

    Qualified(Group text) {
      super(text, List.of());
      this.head = Head.read(text);
    }

    @Override
    ScriptTerm result(TermReader reader) {
      ScriptTerm meant =
          reader.scope().lookup(head.name()).orElseThrow(() -> reader.unknown(text, head.name()));
      if (!head.ascribed().equals(java.util.Optional.of(meant.sort()))) {
        throw new SmtLibSyntaxException(
            text, "The symbol " + head.name() + " has the sort " + meant.sort() + ".");
      }
      return meant;
    }
  }

  /** {@code (let ((x a) (y b)) body)}; the bindings don't see each other. */
  private static final class Let extends PendingTerm {
    Let(Group text, List<SExpr> parts) {
      super(text, parts);
    }

    static List<SExpr> parts(Group text) {
      if (text.size() != 3 || !(text.get(1) instanceof Group bindings) || bindings.size() == 0) {
        throw new SmtLibSyntaxException(text, "A let needs bindings and a body.");
      }
      var parts = new ArrayList<SExpr>();
      var names = new HashSet<String>();
      for (SExpr binding : bindings.items()) {
        if (binding.parts().size() != 2 || !binding.parts().get(0).isA(SExpr.Kind.SYMBOL)) {
          throw new SmtLibSyntaxException(binding, "A binding needs a symbol and a term.");
        }
        if (!names.add(binding.parts().get(0).word())) {
          throw new SmtLibSyntaxException(
              binding, "This let binds " + binding.parts().get(0).word() + " twice.");
        }
        parts.add(binding.parts().get(1));
      }
      parts.add(text.get(2));
      return parts;
    }

    private List<SExpr> bindings() {
      return text.get(1).parts();
    }

    @Override
    void beforePart(int index, TermReader reader) {
      if (index == bindings().size()) {
        for (int i = 0; i < index; i++) {
          reader.scope().bind(bindings().get(i).parts().get(0).word(), values.get(i));
        }
      }
    }

    @Override
    ScriptTerm result(TermReader reader) {
      bindings().forEach(binding -> reader.scope().unbind(binding.parts().get(0).word()));
      return values.get(values.size() - 1);
    }
  }

  /** {@code (! term :named n)}. */
  private static final class Annotated extends PendingTerm {
    Annotated(Group text) {
      super(text, annotated(text));
    }

    private static List<SExpr> annotated(Group text) {
      if (text.size() < 3 || !text.get(2).isA(SExpr.Kind.KEYWORD)) {
        throw new SmtLibSyntaxException(text, "An annotation needs a term and attributes.");
      }
      return List.of(text.get(1));
    }

    @Override
    ScriptTerm result(TermReader reader) {
      for (int i = 2; i + 1 < text.size(); i++) {
        if (text.get(i).word().equals(":named") && text.get(i + 1).isA(SExpr.Kind.SYMBOL)) {
          reader.scope().declare(text.get(i + 1), text.get(i + 1).word(), values.get(0));
        }
      }
      return values.get(0);
    }
  }
}
