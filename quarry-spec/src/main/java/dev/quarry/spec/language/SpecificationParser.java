package dev.quarry.spec.language;

import dev.quarry.spec.Atom;
import dev.quarry.spec.Body;
import dev.quarry.spec.Moment;
import dev.quarry.spec.Signal;
import dev.quarry.spec.Specification;
import dev.quarry.spec.Specification.Kind;
import dev.quarry.spec.Specification.Monitored;
import dev.quarry.spec.Specification.Scope;
import dev.quarry.spec.Specification.Tie;
import dev.quarry.spec.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads specifications:
 *
 * <pre>
 * usage protocol of com.acme.LogFile { pattern open ; (read | write)* ; close }
 * behaviour grows of com.acme.Stack {
 *   formula always (return push -> size() == old(size()) + 1)
 * }
 * usage turns of static com.acme.Registry {
 *   automaton closed { open -> opened } opened { get -> opened, close -> closed }
 * }
 * usage steady of java.util.Iterator from java.util.Collection.iterator {
 *   formula always (call next -> not once return from.clear)
 * }
 * usage closed of com.acme.LogFile { complete pattern open ; write* ; close }
 * </pre>
 */
public final class SpecificationParser {
  private final Tokens tokens;
  private final List<Atom> atoms = new ArrayList<>();
  private Kind kind = Kind.USAGE;
  private Optional<Tie> tie = Optional.empty();

  private SpecificationParser(Tokens tokens) {
    this.tokens = tokens;
  }

  /**
   * All specifications of a file.
   *
   * @param source what the file is called in messages
   * @throws dev.quarry.spec.SpecificationException if there is a mistake
   */
  public static List<Specification> file(String source, String text) {
    Tokens tokens = new Tokens(source, text, 1);
    List<Specification> found = new ArrayList<>();
    while (tokens.peek().kind() != Token.Kind.END) {
      found.add(new SpecificationParser(tokens).specification());
    }
    return found;
  }

  /**
   * The body of one specification, as annotations have it.
   *
   * @param source what it is called in messages
   * @throws dev.quarry.spec.SpecificationException if there is a mistake
   */
  public static Specification body(
      Kind kind, String name, String type, Scope scope, String source, String text) {
    var parser = new SpecificationParser(new Tokens(source, text, 1));
    parser.kind = kind;
    Body body = parser.body();
    if (parser.tokens.peek().kind() != Token.Kind.END) {
      throw parser.unexpected();
    }
    return new Specification(
        kind, name, Monitored.of(type, scope), body, parser.atoms, source, text.strip());
  }

  private Specification specification() {
    Token first = tokens.peek();
    kind = kind();
    String name = tokens.name("the name of the specification").text();
    tokens.expect("of", "write `" + kind.text() + " " + name + " of com.acme.Foo { … }`.");
    Scope scope = tokens.skip("static") ? Scope.CLASS : Scope.OBJECT;
    String type = qualifiedName();
    tie = tie();
    tokens.expect("{", "the body stands in braces.");
    Token start = tokens.peek();
    Body body = body();
    Token end = tokens.peek();
    if (!tokens.skip("}")) {
      throw unexpected();
    }
    String text = tokens.textBetween(start, end);
    Monitored monitored = new Monitored(type, scope, tie);
    return new Specification(kind, name, monitored, body, atoms, tokens.lineOf(first), text);
  }

  /** {@code from java.util.Collection.iterator}. */
  private Optional<Tie> tie() {
    Token start = tokens.peek();
    if (!tokens.skip(Tie.NAME)) {
      return Optional.empty();
    }
    String name = qualifiedName();
    int point = name.lastIndexOf('.');
    if (point < 0) {
      throw tokens.wrong(
          start,
          "What objects come from is a method, as in `from java.util.Collection.iterator`, or"
              + " `from java.io.Reader.new` for an argument of their constructor.");
    }
    return Optional.of(new Tie(name.substring(0, point), name.substring(point + 1)));
  }

  private dev.quarry.spec.SpecificationException unexpected() {
    return tokens.wrong(
        tokens.peek().shown() + " does not fit here; the specification should be complete before.");
  }

  private Kind kind() {
    for (Kind one : Kind.values()) {
      if (tokens.skip(one.text())) {
        return one;
      }
    }
    throw tokens.wrong(
        "A specification begins with `usage` or `behaviour`, and not with "
            + tokens.peek().shown()
            + ".");
  }

  private String qualifiedName() {
    StringBuilder name = new StringBuilder(tokens.name("the name of a class").text());
    while (tokens.skip(".")) {
      name.append('.').append(tokens.name("a name").text());
    }
    return name.toString();
  }

  private Body body() {
    Token start = tokens.peek();
    if (tokens.skip("complete")) {
      if (kind != Kind.USAGE) {
        throw tokens.wrong(
            start,
            "Who calls an object decides when its run ends, so only a `usage` can be `complete`.");
      }
      return new Body.Complete(body());
    }
    if (tokens.skip("pattern")) {
      return new Body.Matching(new PatternParser(tokens, this::event).pattern());
    }
    if (tokens.skip("formula")) {
      return new Body.Holding(
          new FormulaParser(tokens, this::event, this::proposition, atoms).formula());
    }
    if (tokens.skip("automaton")) {
      return new AutomatonParser(tokens, this::event).automaton();
    }
    throw tokens.wrong(
        "A body begins with `pattern`, `formula` or `automaton`, and not with "
            + tokens.peek().shown()
            + ".");
  }

  /** Reads an event; its number. */
  private int event() {
    Optional<Moment> written = Optional.empty();
    for (Moment moment : Moment.values()) {
      if (tokens.isNext(moment.text())) {
        tokens.take();
        written = Optional.of(moment);
        break;
      }
    }
    Token name = tokens.name("the name of a method");
    String method = method(name);
    Moment moment = written.orElse(usualMoment(name.text()));
    if (moment == Moment.CALL && name.text().equals(Signal.CONSTRUCTOR)) {
      throw tokens.wrong(
          name, "There is no object yet when a constructor is called; write `return new`.");
    }
    Optional<List<String>> parameters =
        tokens.isNext("(") ? Optional.of(parameters()) : Optional.empty();
    Optional<Term> condition = Optional.empty();
    if (tokens.skip("[")) {
      Token start = tokens.peek();
      condition = Optional.of(new TermParser(tokens).condition());
      tokens.expect("]", "close the bracket of the condition.");
      check(condition.get(), moment, start);
    }
    return number(new Atom.Event(new Signal(moment, method), parameters, condition));
  }

  /** The method of an event, which may be one of the other object. */
  private String method(Token name) {
    if (!name.is(Tie.NAME) || !tokens.skip(".")) {
      return name.text();
    }
    if (tie.isEmpty()) {
      throw tokens.wrong(
          name,
          "There is no other object; say which, as in `of java.util.Iterator from"
              + " java.util.Collection.iterator`.");
    }
    return Tie.signal(tokens.name("the name of a method").text());
  }

  /** Duties of callers are about calls, those of the component about what they did. */
  private Moment usualMoment(String method) {
    return kind == Kind.USAGE && !method.equals(Signal.CONSTRUCTOR) ? Moment.CALL : Moment.RETURN;
  }

  private List<String> parameters() {
    tokens.expect("(", "");
    List<String> names = new ArrayList<>();
    if (tokens.skip(")")) {
      return names;
    }
    do {
      names.add(tokens.name("a name for an argument").text());
    } while (tokens.skip(","));
    tokens.expect(")", "close the parenthesis.");
    return names;
  }

  private int proposition() {
    Token start = tokens.peek();
    Term term = new TermParser(tokens).proposition();
    check(term, Moment.RETURN, start);
    return number(new Atom.Proposition(term));
  }

  private void check(Term term, Moment moment, Token at) {
    if (moment != Moment.RETURN && mentionsResult(term)) {
      throw tokens.wrong(at, "There is a `result` only when a method returns; write `return …`.");
    }
    if (moment == Moment.CALL && mentionsOld(term)) {
      throw tokens.wrong(
          at, "`old` is what held at the call; use it with `return` or `throw`, or leave it out.");
    }
    if (hasOldInOld(term, false)) {
      throw tokens.wrong(at, "`old` inside `old` has no meaning; remove the inner one.");
    }
  }

  private static boolean mentionsResult(Term term) {
    return term instanceof Term.Result
        || term.parts().stream().anyMatch(SpecificationParser::mentionsResult);
  }

  private static boolean mentionsOld(Term term) {
    return term instanceof Term.Old
        || term.parts().stream().anyMatch(SpecificationParser::mentionsOld);
  }

  private static boolean hasOldInOld(Term term, boolean inside) {
    boolean isOld = term instanceof Term.Old || (inside && term instanceof Term.Result);
    return (inside && isOld)
        || term.parts().stream().anyMatch(part -> hasOldInOld(part, inside || isOld));
  }

  private int number(Atom atom) {
    int known = atoms.indexOf(atom);
    if (known >= 0) {
      return known;
    }
    atoms.add(atom);
    return atoms.size() - 1;
  }
}
