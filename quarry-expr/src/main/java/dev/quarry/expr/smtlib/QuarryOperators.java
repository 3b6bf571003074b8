package dev.quarry.expr.smtlib;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Op;
import dev.quarry.expr.OpaqueSymbol;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import dev.quarry.expr.TypeSet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Quarry's own symbols: every {@link Op} as it stands, and what standard SMT-LIB can't spell. */
final class QuarryOperators {
  static final String PREFIX = "quarry.";

  private QuarryOperators() {}

  static void addTo(Map<String, SmtOperator> table) {
    for (Op op : Op.values()) {
      table.put(symbol(op), a -> apply(a, op));
    }
    table.put(PREFIX + "ref", QuarryOperators::ref);
    table.put(PREFIX + "type", QuarryOperators::type);
    table.put(PREFIX + "types", QuarryOperators::types);
    table.put(PREFIX + "map", QuarryOperators::map);
    table.put(PREFIX + "input", QuarryOperators::input);
    table.put(PREFIX + "call", QuarryOperators::call);
  }

  static String symbol(Op op) {
    return PREFIX + op.name().toLowerCase(Locale.ROOT);
  }

  private static ScriptTerm apply(Application a, Op op) {
    requireNatural(a);
    try {
      Expr[] operands = a.arguments().stream().map(ScriptTerm::expr).toArray(Expr[]::new);
      a.require(operands.length > 0, "arguments");
      return ScriptTerm.natural(a.factory().raw(op, operands));
    } catch (IllegalArgumentException mismatch) {
      throw new SmtLibSyntaxException(a.place(), "The sorts don't fit: " + sentence(mismatch));
    }
  }

  private static void requireNatural(Application a) {
    a.require(
        a.arguments().stream().allMatch(t -> t.sort().isNatural()),
        "values of Quarry's own sorts only");
  }

  private static List<String> strings(Application a, int end) {
    a.require(
        a.count() >= end
            && a.arguments().subList(0, end).stream()
                .allMatch(t -> t.sort().equals(SmtSort.STRING) && t.expr() instanceof Constant),
        "string literals");
    return a.arguments().subList(0, end).stream().map(ScriptTerm::literal).toList();
  }

  private static SmtSort ascribed(Application a) {
    SmtSort sort =
        a.ascribed()
            .orElseThrow(
                () ->
                    new SmtLibSyntaxException(
                        a.place(), a.name() + " needs a sort, as in (as " + a.name() + " Bool)."));
    if (!sort.isNatural()) {
      throw new SmtLibSyntaxException(a.place(), a.name() + " can't have the sort " + sort + ".");
    }
    return sort;
  }

  private static ScriptTerm ref(Application a) {
    a.require(
        a.count() == 1
            && a.argument(0).sort().equals(new SmtSort.BitVec(32))
            && a.expr(0) instanceof Constant,
        "one literal of 32 bits");
    int id = ((Constant) a.expr(0)).asInt();
    return ScriptTerm.natural(a.factory().constant(Sort.REF, new Ref(id)));
  }

  private static ScriptTerm type(Application a) {
    a.require(a.count() == 1, "one string literal");
    return ScriptTerm.natural(a.factory().constant(Sort.TYPE, strings(a, 1).get(0)));
  }

  private static ScriptTerm types(Application a) {
    List<String> names = strings(a, a.count());
    a.require(!names.isEmpty(), "a name and the names of its members");
    TypeSet set = TypeSet.of(names.get(0), names.subList(1, names.size()));
    return ScriptTerm.natural(a.factory().constant(Sort.TYPES, set));
  }

  /** {@code ((as quarry.map sort) default key… element key… element …)}. */
  private static ScriptTerm map(Application a) {
    SmtSort sort = ascribed(a);
    int stride = sort instanceof SmtSort.Array array ? array.keys().size() + 1 : 0;
    a.require(
        stride > 0
            && a.count() % stride == 1
            && a.arguments().stream().allMatch(t -> t.expr() instanceof Constant),
        "a constant default element, then constant keys and elements");
    var map = (SmtSort.Array) sort;
    var entries = new LinkedHashMap<List<Object>, Object>();
    for (int i = 1; i < a.count(); i += stride) {
      var keys = new ArrayList<>();
      for (int k = 0; k < stride - 1; k++) {
        keys.add(constant(a, i + k, map.keys().get(k)));
      }
      entries.put(List.copyOf(keys), constant(a, i + stride - 1, map.element()));
    }
    var value = new MapValue(constant(a, 0, map.element()), entries);
    return new ScriptTerm(sort, a.factory().constant(map.representation(), value));
  }

  private static Object constant(Application a, int index, SmtSort sort) {
    a.require(a.argument(index).sort().equals(sort), "keys and elements of its sorts");
    return ((Constant) a.expr(index)).value();
  }

  private static ScriptTerm input(Application a) {
    SmtSort sort = ascribed(a);
    a.require(a.count() == 1, "one string literal");
    return new ScriptTerm(sort, a.factory().input(strings(a, 1).get(0), sort.representation()));
  }

  private static ScriptTerm call(Application a) {
    SmtSort result = ascribed(a);
    String name = strings(a, 1).get(0);
    requireNatural(a);
    List<Expr> arguments =
        a.arguments().subList(1, a.count()).stream().map(ScriptTerm::expr).toList();
    var function =
        new OpaqueSymbol(
            name, arguments.stream().map(Expr::sort).toList(), result.representation());
    return new ScriptTerm(result, a.factory().call(function, arguments));
  }

  private static String sentence(IllegalArgumentException misfit) {
    String message = String.valueOf(misfit.getMessage());
    return message.endsWith(".") ? message : message + ".";
  }
}
