package dev.quarry.expr.smtlib;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Op;
import java.util.List;
import java.util.Map;

/** The theory ArraysEx without equality of arrays, and constant arrays. */
final class ArrayOperators {
  private ArrayOperators() {}

  static void addTo(Map<String, SmtOperator> table) {
    table.put("select", ArrayOperators::select);
    table.put("store", ArrayOperators::store);
    table.put("const", ArrayOperators::constant);
  }

  private static SmtSort.Array array(Application a, int more) {
    boolean fits =
        a.count() > 0
            && a.argument(0).sort() instanceof SmtSort.Array array
            && a.count() == array.keys().size() + 1 + more
            && sorts(a.arguments().subList(1, a.count() - more)).equals(array.keys())
            && (more == 0 || a.argument(a.count() - 1).sort().equals(array.element()));
    a.require(fits, "an array, a key" + (more == 0 ? "" : " and an element") + " of its sorts");
    return (SmtSort.Array) a.argument(0).sort();
  }

  private static List<SmtSort> sorts(List<ScriptTerm> terms) {
    return terms.stream().map(ScriptTerm::sort).toList();
  }

  private static List<Expr> exprs(Application a) {
    return a.arguments().stream().map(ScriptTerm::expr).toList();
  }

  /** An element of few bits may be anything in an input's map; only its low bits count. */
  private static ScriptTerm select(Application a) {
    SmtSort element = array(a, 0).element();
    Expr selected = a.factory().apply(Op.SELECT, exprs(a));
    return element instanceof SmtSort.BitVec bits
        ? new BitVectorTerms(a.factory()).low(bits.width(), selected)
        : new ScriptTerm(element, selected);
  }

  private static ScriptTerm store(Application a) {
    return new ScriptTerm(array(a, 1), a.factory().apply(Op.STORE, exprs(a)));
  }

  private static ScriptTerm constant(Application a) {
    if (!(a.ascribed().orElse(SmtSort.BOOL) instanceof SmtSort.Array array)) {
      throw new SmtLibSyntaxException(
          a.place(), "A constant array needs its sort, as in ((as const (Array …)) element).");
    }
    a.require(
        a.count() == 1 && a.argument(0).sort().equals(array.element()), "one element of its sort");
    if (!(a.expr(0) instanceof Constant element)) {
      throw a.unsupported("Quarry has constant arrays only of constant elements.");
    }
    return new ScriptTerm(
        array, a.factory().constant(array.representation(), MapValue.constant(element.value())));
  }
}
