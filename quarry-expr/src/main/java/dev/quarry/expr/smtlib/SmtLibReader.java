package dev.quarry.expr.smtlib;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.OpaqueSymbol;
import dev.quarry.expr.Sort;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Reads scripts in standard SMT-LIB 2.6 (bit vectors up to 64 bits, Float32, Float64 and arrays of
 * these, without quantifiers) and Quarry's own dumps. The expressions have the same value as the
 * script's terms in every model; what can't be kept exact is refused.
 */
public final class SmtLibReader {
  private static final Set<String> IGNORED =
      Set.of(
          "set-logic",
          "set-option",
          "get-model",
          "get-value",
          "get-info",
          "get-option",
          "get-assertions",
          "get-unsat-core",
          "get-assignment",
          "echo",
          "exit");

  private static final Set<String> BEYOND =
      Set.of(
          "push",
          "pop",
          "reset",
          "reset-assertions",
          "check-sat-assuming",
          "declare-sort",
          "define-sort",
          "declare-datatype",
          "declare-datatypes",
          "define-fun-rec",
          "define-funs-rec",
          "get-proof",
          "get-unsat-assumptions",
          "simplify",
          "minimize",
          "maximize");

  private static final Set<String> COMMANDS = commands();

  private static final Pattern JDK_METHOD = Pattern.compile("[\\w$]+(\\.[\\w$]+)+\\([^()]*\\)\\S+");

  private final ExprFactory factory;
  private final SymbolScope scope = new SymbolScope();
  private final TermReader terms;
  private final List<Expr> assertions = new ArrayList<>();
  private Optional<String> status = Optional.empty();
  private boolean asked;
  private int parameters;

  private SmtLibReader(ExprFactory factory) {
    this.factory = factory;
    this.terms = new TermReader(factory, scope);
  }

  private static Set<String> commands() {
    var all = new TreeSet<>(IGNORED);
    all.addAll(BEYOND);
    all.addAll(
        Set.of(
            "assert",
            "check-sat",
            "declare-const",
            "declare-fun",
            "define-const",
            "define-fun",
            "set-info"));
    return all;
  }

  /**
   * Reads a script.
   *
   * @throws SmtLibSyntaxException if the text is not SMT-LIB
   * @throws UnsupportedByQuarryException if expressions can't say what the script says
   */
  public static Script read(String text, ExprFactory factory) {
    var parser = new SExprParser(text);
    var reader = new SmtLibReader(factory);
    for (var next = parser.next(); next.isPresent(); next = parser.next()) {
      reader.command(next.get());
    }
    return new Script(reader.scope.inputs(), reader.assertions, reader.status);
  }

  private void command(SExpr command) {
    if (command.parts().isEmpty() || !command.parts().get(0).isA(SExpr.Kind.SYMBOL)) {
      throw new SmtLibSyntaxException(command, "A command in parentheses is expected here.");
    }
    String name = command.parts().get(0).word();
    switch (name) {
      case "assert" -> assertion(command);
      case "check-sat" -> asked = true;
      case "declare-const" -> declareConst(command);
      case "declare-fun" -> declareFun(command);
      case "define-fun" -> defineFun(command);
      case "define-const" -> defineConst(command);
      case "set-info" -> info(command);
      default -> other(command, name);
    }
  }

  private static void other(SExpr command, String name) {
    if (BEYOND.contains(name)) {
      throw new UnsupportedByQuarryException(
          command, "Quarry does not know the command " + name + ".");
    }
    if (!IGNORED.contains(name)) {
      throw new SmtLibSyntaxException(
          command.parts().get(0),
          "There is no command " + name + NearNames.suggestion(name, COMMANDS));
    }
  }

  private void info(SExpr command) {
    List<SExpr> parts = command.parts();
    if (parts.size() == 3 && parts.get(1).word().equals(":status")) {
      status = Optional.of(parts.get(2).word());
    }
  }

  private static List<SExpr> shape(SExpr command, int size, String shape) {
    if (command.parts().size() != size) {
      throw new SmtLibSyntaxException(
          command, "A command " + command.parts().get(0) + " has the shape " + shape + ".");
    }
    return command.parts();
  }

  private static String symbol(SExpr text) {
    if (!text.isA(SExpr.Kind.SYMBOL)) {
      throw new SmtLibSyntaxException(text, "A symbol is expected here.");
    }
    return text.word();
  }

  private void assertion(SExpr command) {
    SExpr text = shape(command, 2, "(assert term)").get(1);
    if (asked) {
      throw new UnsupportedByQuarryException(
          command, "Quarry reads scripts with one question; this one goes on after check-sat.");
    }
    ScriptTerm term = terms.read(text);
    if (!term.sort().equals(SmtSort.BOOL)) {
      throw new SmtLibSyntaxException(
          text, "An assertion must have the sort Bool; this one has " + term.sort() + ".");
    }
    assertions.add(term.expr());
  }

  private void declareConst(SExpr command) {
    List<SExpr> parts = shape(command, 3, "(declare-const symbol sort)");
    declareInput(parts.get(1), SortReader.read(parts.get(2)));
  }

  private void declareInput(SExpr place, SmtSort sort) {
    String name = symbol(place);
    if (sort.representation() == Sort.TYPES) {
      throw new SmtLibSyntaxException(place, "A set of types can't be an input.");
    }
    scope.declare(place, name, scope.inputTerm(factory, name, name, sort));
  }

  private void declareFun(SExpr command) {
    List<SExpr> parts = shape(command, 4, "(declare-fun symbol (sorts) sort)");
    String name = symbol(parts.get(1));
    List<SmtSort> sorts = group(parts.get(2)).stream().map(SortReader::read).toList();
    SmtSort result = SortReader.read(parts.get(3));
    if (sorts.isEmpty()) {
      declareInput(parts.get(1), result);
      return;
    }
    boolean natural = result.isNatural() && sorts.stream().allMatch(SmtSort::isNatural);
    if (!natural || !JDK_METHOD.matcher(name).matches()) {
      throw new UnsupportedByQuarryException(
          command,
          "Quarry knows a function without a definition only by a method of the JDK, such as"
              + " |java.lang.Math.sin(D)D|.");
    }
    List<Sort> parameterSorts = sorts.stream().map(SmtSort::representation).toList();
    scope.declare(
        parts.get(1), name, new OpaqueSymbol(name, parameterSorts, result.representation()));
  }

  private static List<SExpr> group(SExpr text) {
    if (!(text instanceof SExpr.Group)) {
      throw new SmtLibSyntaxException(text, "A list in parentheses is expected here.");
    }
    return text.parts();
  }

  private void defineConst(SExpr command) {
    List<SExpr> parts = shape(command, 4, "(define-const symbol sort term)");
    ScriptTerm body = body(parts.get(3), SortReader.read(parts.get(2)));
    scope.declare(parts.get(1), symbol(parts.get(1)), body);
  }

  private void defineFun(SExpr command) {
    List<SExpr> parts = shape(command, 5, "(define-fun symbol ((symbol sort) …) sort term)");
    List<SExpr> declared = group(parts.get(2));
    SmtSort result = SortReader.read(parts.get(3));
    if (declared.isEmpty()) {
      scope.declare(parts.get(1), symbol(parts.get(1)), body(parts.get(4), result));
      return;
    }
    var placeholders = new ArrayList<ScriptTerm>();
    for (SExpr parameter : declared) {
      placeholders.add(placeholder(parameter));
    }
    for (int i = 0; i < declared.size(); i++) {
      scope.bind(declared.get(i).parts().get(0).word(), placeholders.get(i));
    }
    ScriptTerm body = body(parts.get(4), result);
    declared.forEach(parameter -> scope.unbind(parameter.parts().get(0).word()));
    scope.declare(parts.get(1), symbol(parts.get(1)), new SymbolScope.Macro(placeholders, body));
  }

  /** No input of a script can have the name of a placeholder, which has a bar in it. */
  private ScriptTerm placeholder(SExpr parameter) {
    if (parameter.parts().size() != 2) {
      throw new SmtLibSyntaxException(parameter, "A parameter needs a symbol and a sort.");
    }
    SmtSort sort = SortReader.read(parameter.parts().get(1));
    String name = "|" + symbol(parameter.parts().get(0)) + "|" + parameters++;
    return new ScriptTerm(sort, factory.input(name, sort.representation()));
  }

  private ScriptTerm body(SExpr text, SmtSort sort) {
    ScriptTerm body = terms.read(text);
    if (!body.sort().equals(sort)) {
      throw new SmtLibSyntaxException(
          text, "The body has the sort " + body.sort() + " where " + sort + " is promised.");
    }
    return body;
  }
}
