package dev.quarry.expr.smtlib;

import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.OpaqueSymbol;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What the symbols of a script mean at the place that is being read. */
final class SymbolScope {
  private final Map<String, ScriptTerm> globals = new LinkedHashMap<>();
  private final Map<String, Macro> macros = new LinkedHashMap<>();
  private final Map<String, OpaqueSymbol> functions = new LinkedHashMap<>();
  private final Map<String, Deque<ScriptTerm>> locals = new HashMap<>();
  private final Map<Input, DeclaredInput> inputs = new LinkedHashMap<>();

  /** A function with parameters: its body over inputs that stand for them. */
  record Macro(List<ScriptTerm> parameters, ScriptTerm body) {}

  void declare(SExpr place, String symbol, ScriptTerm term) {
    requireNew(place, symbol);
    globals.put(symbol, term);
  }

  void declare(SExpr place, String symbol, Macro macro) {
    requireNew(place, symbol);
    macros.put(symbol, macro);
  }

  void declare(SExpr place, String symbol, OpaqueSymbol function) {
    requireNew(place, symbol);
    functions.put(symbol, function);
  }

  private void requireNew(SExpr place, String symbol) {
    if (Theory.reserves(symbol)) {
      throw new SmtLibSyntaxException(
          place, "The symbol " + symbol + " has a meaning already and can't be declared.");
    }
    if (globals.containsKey(symbol)
        || macros.containsKey(symbol)
        || functions.containsKey(symbol)) {
      throw new SmtLibSyntaxException(place, "The symbol " + symbol + " is declared twice.");
    }
  }

  /** Remembers an input as one of the script's. */
  void addInput(String symbol, Input input, SmtSort sort) {
    inputs.putIfAbsent(input, new DeclaredInput(symbol, input, sort.toString()));
  }

  List<DeclaredInput> inputs() {
    return List.copyOf(inputs.values());
  }

  /** The term a new input of a sort gives; of few bits, only the low ones count. */
  ScriptTerm inputTerm(ExprFactory factory, String symbol, String name, SmtSort sort) {
    Input input = factory.input(name, sort.representation());
    addInput(symbol, input, sort);
    return sort instanceof SmtSort.BitVec bits
        ? new BitVectorTerms(factory).low(bits.width(), input)
        : new ScriptTerm(sort, input);
  }

  void bind(String symbol, ScriptTerm term) {
    locals.computeIfAbsent(symbol, added -> new ArrayDeque<>()).push(term);
  }

  void unbind(String symbol) {
    Deque<ScriptTerm> bound = locals.get(symbol);
    if (bound != null) {
      bound.pop();
    }
  }

  /** The innermost meaning of a symbol without arguments. */
  Optional<ScriptTerm> lookup(String symbol) {
    Deque<ScriptTerm> bound = locals.get(symbol);
    return bound != null && !bound.isEmpty()
        ? Optional.of(bound.element())
        : Optional.ofNullable(globals.get(symbol));
  }

  Optional<Macro> macro(String symbol) {
    return Optional.ofNullable(macros.get(symbol));
  }

  Optional<OpaqueSymbol> function(String symbol) {
    return Optional.ofNullable(functions.get(symbol));
  }

  /** All symbols in reach, to suggest one for a misspelt name. */
  Set<String> symbols() {
    var all = new LinkedHashSet<String>();
    locals.forEach(
        (symbol, bound) -> {
          if (!bound.isEmpty()) {
            all.add(symbol);
          }
        });
    all.addAll(globals.keySet());
    all.addAll(macros.keySet());
    all.addAll(functions.keySet());
    all.addAll(Theory.operatorNames());
    return all;
  }
}
