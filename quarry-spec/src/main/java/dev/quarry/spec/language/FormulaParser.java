package dev.quarry.spec.language;

import dev.quarry.spec.Atom;
import dev.quarry.spec.Formula;
import dev.quarry.spec.Moment;
import dev.quarry.spec.SpecificationException;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntSupplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Reads temporal formulas. {@code ->} binds least, then {@code or}, {@code and}, {@code until} and
 * {@code since}, and words in front of a formula most.
 */
final class FormulaParser {
  private final Tokens tokens;
  private final IntSupplier event;
  private final IntSupplier proposition;

  /** Those that were met; a reading that is given up takes its own along. */
  private final List<Atom> atoms;

  FormulaParser(Tokens tokens, IntSupplier event, IntSupplier proposition, List<Atom> atoms) {
    this.tokens = tokens;
    this.event = event;
    this.proposition = proposition;
    this.atoms = atoms;
  }

  Formula formula() {
    Formula left = or();
    return tokens.skip("->") ? Formula.implies(left, formula()) : left;
  }

  private Formula or() {
    Formula left = and();
    while (tokens.skip("or") || tokens.skip("||")) {
      left = new Formula.Or(left, and());
    }
    return left;
  }

  private Formula and() {
    Formula left = binary();
    while (tokens.skip("and") || tokens.skip("&&")) {
      left = new Formula.And(left, binary());
    }
    return left;
  }

  private Formula binary() {
    Token start = tokens.peek();
    Formula left = unary();
    if (tokens.skip("until")) {
      return new Formula.Until(left, binary());
    }
    if (tokens.skip("since")) {
      Formula right = binary();
      return new Formula.Since(past(left, start), past(right, start));
    }
    return left;
  }

  private Formula unary() {
    Token token = tokens.peek();
    @Nullable UnaryOperator<Formula> operator = operator(token);
    if (operator != null) {
      tokens.take();
      return operator.apply(unary());
    }
    if (Arrays.stream(Moment.values()).anyMatch(moment -> token.is(moment.text()))) {
      return new Formula.Now(event.getAsInt());
    }
    return token.is("(") ? inParentheses() : atom();
  }

  private @Nullable UnaryOperator<Formula> operator(Token token) {
    if (token.kind() != Token.Kind.NAME && !token.is("!")) {
      return null;
    }
    return switch (token.text()) {
      case "not", "!" -> Formula.Not::new;
      case "next" -> Formula.Next::new;
      case "eventually" -> Formula::eventually;
      case "always" -> Formula::always;
      case "previously" -> inner -> new Formula.Previously(past(inner, token));
      case "once" -> inner -> Formula.once(past(inner, token));
      case "historically" -> inner -> Formula.historically(past(inner, token));
      default -> null;
    };
  }

  private Formula past(Formula inner, Token at) {
    if (inner.looksAhead()) {
      throw tokens.wrong(
          at,
          "What looks back contains nothing that looks ahead (next, until, eventually, always);"
              + " write it the other way round.");
    }
    return inner;
  }

  private Formula atom() {
    Token token = tokens.peek();
    if (token.is("true") || token.is("false")) {
      int mark = tokens.mark();
      tokens.take();
      if (!new TermParser(tokens).isTermOperatorNext()) {
        return new Formula.Constant(token.is("true"));
      }
      tokens.reset(mark);
    }
    return new Formula.Now(proposition.getAsInt());
  }

  /** A parenthesis may hold a formula, or begin the left side of a comparison. */
  private Formula inParentheses() {
    int mark = tokens.mark();
    int known = atoms.size();
    @Nullable SpecificationException failure = null;
    try {
      tokens.expect("(", "");
      Formula inner = formula();
      tokens.expect(")", "close the parenthesis.");
      if (!new TermParser(tokens).isTermOperatorNext()) {
        return inner;
      }
    } catch (SpecificationException e) {
      failure = e;
    }
    tokens.reset(mark);
    atoms.subList(known, atoms.size()).clear();
    try {
      return new Formula.Now(proposition.getAsInt());
    } catch (SpecificationException e) {
      throw failure == null ? e : failure;
    }
  }
}
