package dev.quarry.expr.smtlib;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Substitution;
import dev.quarry.expr.smtlib.SExpr.Atom;
import dev.quarry.expr.smtlib.SExpr.Group;
import dev.quarry.expr.smtlib.SExpr.Kind;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads terms, keeping its own stack. */
final class TermReader {
  private final ExprFactory factory;
  private final SymbolScope scope;
  private final Deque<PendingTerm> stack = new ArrayDeque<>();

  TermReader(ExprFactory factory, SymbolScope scope) {
    this.factory = factory;
    this.scope = scope;
  }

  ExprFactory factory() {
    return factory;
  }

  SymbolScope scope() {
    return scope;
  }

  ScriptTerm read(SExpr text) {
    ScriptTerm value = enter(text);
    while (!stack.isEmpty()) {
      PendingTerm frame = stack.element();
      if (value != null) {
        frame.accept(value);
      }
      if (frame.isComplete()) {
        value = frame.result(this);
        stack.pop();
      } else {
        value = enter(frame.next(this));
      }
    }
    return Objects.requireNonNull(value);
  }

  /** The term, if it can be read at once; otherwise a frame for it is on the stack. */
  private @Nullable ScriptTerm enter(SExpr text) {
    if (text instanceof Atom atom) {
      return atom(atom);
    }
    Optional<ScriptTerm> literal = LiteralReader.read(factory, text);
    if (literal.isPresent()) {
      return literal.get();
    }
    stack.push(PendingTerm.of((Group) text));
    return null;
  }

  private ScriptTerm atom(Atom atom) {
    Optional<ScriptTerm> literal = LiteralReader.read(factory, atom);
    if (literal.isPresent()) {
      return literal.get();
    }
    if (atom.kind() == Kind.KEYWORD) {
      throw new SmtLibSyntaxException(atom, "A keyword is not a term: " + atom.text() + ".");
    }
    return scope.lookup(atom.text()).orElseThrow(() -> unknown(atom, atom.text()));
  }

  RuntimeException unknown(SExpr place, String symbol) {
    boolean needsArguments =
        Theory.operator(symbol).isPresent()
            || scope.macro(symbol).isPresent()
            || scope.function(symbol).isPresent();
    if (needsArguments) {
      return new SmtLibSyntaxException(place, "The symbol " + symbol + " needs arguments.");
    }
    if (Theory.isBeyondQuarry(symbol)) {
      return new UnsupportedByQuarryException(place, "Quarry can't express " + symbol + ".");
    }
    return new SmtLibSyntaxException(
        place,
        "The symbol "
            + symbol
            + " is not declared"
            + NearNames.suggestion(symbol, scope.symbols()));
  }

  /** Applies what a head names. */
  ScriptTerm apply(SExpr place, Head head, List<ScriptTerm> arguments) {
    String name = head.name();
    var application =
        new Application(place, name, head.indices(), head.ascribed(), arguments, factory);
    Optional<SymbolScope.Macro> macro = scope.macro(name);
    if (macro.isPresent()) {
      return expand(application, macro.get());
    }
    var function = scope.function(name);
    if (function.isPresent()) {
      List<Expr> operands = arguments.stream().map(ScriptTerm::expr).toList();
      application.require(
          arguments.stream().allMatch(t -> t.sort().isNatural())
              && operands.stream().map(Expr::sort).toList().equals(function.get().parameters()),
          "arguments of the sorts it is declared with");
      return ScriptTerm.natural(factory.call(function.get(), operands));
    }
    SmtOperator operator = Theory.operator(name).orElseThrow(() -> notAFunction(place, name));
    ScriptTerm result = operator.apply(application);
    if (name.equals("quarry.input") && result.expr() instanceof Input input) {
      scope.addInput(input.name(), input, result.sort());
    }
    return result;
  }

  private RuntimeException notAFunction(SExpr place, String name) {
    return scope.lookup(name).isPresent()
        ? new SmtLibSyntaxException(place, "The symbol " + name + " takes no arguments.")
        : unknown(place, name);
  }

  private ScriptTerm expand(Application application, SymbolScope.Macro macro) {
    application.require(
        application.arguments().stream()
            .map(ScriptTerm::sort)
            .toList()
            .equals(macro.parameters().stream().map(ScriptTerm::sort).toList()),
        "arguments of the sorts it is defined with");
    var replacements = new LinkedHashMap<Expr, Expr>();
    for (int i = 0; i < application.count(); i++) {
      replacements.put(macro.parameters().get(i).expr(), application.expr(i));
    }
    var substitution = new Substitution(factory, replacements);
    return new ScriptTerm(macro.body().sort(), substitution.apply(macro.body().expr()));
  }
}
