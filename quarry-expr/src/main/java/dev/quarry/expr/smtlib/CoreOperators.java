package dev.quarry.expr.smtlib;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The theory Core. */
final class CoreOperators {
  private CoreOperators() {}

  static void addTo(Map<String, SmtOperator> table) {
    table.put("not", CoreOperators::not);
    table.put("and", a -> ScriptTerm.bool(a.factory().and(booleans(a))));
    table.put("or", a -> ScriptTerm.bool(a.factory().or(booleans(a))));
    table.put("xor", CoreOperators::xor);
    table.put("=>", CoreOperators::implies);
    table.put("ite", CoreOperators::ite);
    table.put("=", CoreOperators::equal);
    table.put("distinct", CoreOperators::distinct);
  }

  private static List<Expr> booleans(Application a) {
    a.require(
        a.count() > 0 && a.arguments().stream().allMatch(t -> t.sort().equals(SmtSort.BOOL)),
        "Bool arguments");
    return a.arguments().stream().map(ScriptTerm::expr).toList();
  }

  private static ScriptTerm not(Application a) {
    a.require(a.count() == 1, "one Bool argument");
    return ScriptTerm.bool(a.factory().not(booleans(a).get(0)));
  }

  private static ScriptTerm xor(Application a) {
    List<Expr> arguments = booleans(a);
    a.require(a.count() > 1, "two or more Bool arguments");
    Expr all = arguments.get(0);
    for (Expr argument : arguments.subList(1, arguments.size())) {
      all = a.factory().not(a.make(Op.BOOL_EQ, all, argument));
    }
    return ScriptTerm.bool(all);
  }

  private static ScriptTerm implies(Application a) {
    List<Expr> arguments = booleans(a);
    a.require(a.count() > 1, "two or more Bool arguments");
    int last = arguments.size() - 1;
    var alternatives = new ArrayList<Expr>();
    arguments.subList(0, last).forEach(premise -> alternatives.add(a.factory().not(premise)));
    alternatives.add(arguments.get(last));
    return ScriptTerm.bool(a.factory().or(alternatives));
  }

  private static ScriptTerm ite(Application a) {
    a.require(
        a.count() == 3
            && a.argument(0).sort().equals(SmtSort.BOOL)
            && a.argument(1).sort().equals(a.argument(2).sort()),
        "a Bool and two arguments of the same sort");
    if (a.argument(1).sort() instanceof SmtSort.Literal sort) {
      throw a.unsupported("Quarry can't choose between values of sort " + sort + ".");
    }
    Expr chosen = a.factory().ite(a.expr(0), a.expr(1), a.expr(2));
    return new ScriptTerm(a.argument(1).sort(), chosen);
  }

  private static ScriptTerm equal(Application a) {
    a.require(a.count() > 1, "two or more arguments");
    a.requireSameSorts();
    var pairs = new ArrayList<Expr>();
    for (int i = 1; i < a.count(); i++) {
      pairs.add(equal(a, a.argument(i - 1), a.argument(i)));
    }
    return ScriptTerm.bool(a.factory().and(pairs));
  }

  private static ScriptTerm distinct(Application a) {
    a.require(a.count() > 1, "two or more arguments");
    a.requireSameSorts();
    var pairs = new ArrayList<Expr>();
    for (int i = 0; i < a.count(); i++) {
      for (int j = i + 1; j < a.count(); j++) {
        pairs.add(a.factory().not(equal(a, a.argument(i), a.argument(j))));
      }
    }
    return ScriptTerm.bool(a.factory().and(pairs));
  }

  private static Expr equal(Application a, ScriptTerm left, ScriptTerm right) {
    if (left.isFloat()) {
      return FloatOperators.identical(a, left, right);
    }
    if (left.sort() instanceof SmtSort.Array || left.sort() instanceof SmtSort.Literal) {
      throw a.unsupported("Quarry can't compare values of sort " + left.sort() + ".");
    }
    if (left.sort().representation() == Sort.TYPES) {
      throw a.unsupported("Quarry can't compare sets of types.");
    }
    return a.factory().eq(left.expr(), right.expr());
  }
}
