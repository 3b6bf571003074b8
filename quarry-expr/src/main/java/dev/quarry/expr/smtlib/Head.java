package dev.quarry.expr.smtlib;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What stands first in an application.
 *
 * @param name the symbol
 * @param indices the numbers of {@code (_ name numbers)}
 * @param ascribed the sort of {@code (as name sort)}
 */
record Head(String name, List<Integer> indices, Optional<SmtSort> ascribed) {

  static Head read(SExpr text) {
    if (text.isA(SExpr.Kind.SYMBOL)) {
      return new Head(text.word(), List.of(), Optional.empty());
    }
    List<SExpr> parts = text.parts();
    boolean named = parts.size() >= 3 && parts.get(1).isA(SExpr.Kind.SYMBOL);
    if (named && text.isHeadedBy("_")) {
      return new Head(parts.get(1).word(), indices(parts), Optional.empty());
    }
    if (named && text.isHeadedBy("as") && parts.size() == 3) {
      return new Head(parts.get(1).word(), List.of(), Optional.of(SortReader.read(parts.get(2))));
    }
    throw new SmtLibSyntaxException(text, "A function's name is expected here.");
  }

  private static List<Integer> indices(List<SExpr> parts) {
    var indices = new ArrayList<Integer>();
    for (SExpr part : parts.subList(2, parts.size())) {
      if (!part.isA(SExpr.Kind.NUMERAL) || part.word().length() > 9) {
        throw new SmtLibSyntaxException(part, "An index must be a small number.");
      }
      indices.add(Integer.parseInt(part.word()));
    }
    return List.copyOf(indices);
  }
}
