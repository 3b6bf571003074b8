package dev.quarry.spec.language;

import dev.quarry.spec.Term;
import dev.quarry.spec.Term.Operator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Reads conditions and what they compare, with the operators and precedences of Java. */
final class TermParser {
  private final Tokens tokens;

  TermParser(Tokens tokens) {
    this.tokens = tokens;
  }

  /** A whole condition, with {@code &&} and {@code ||}. */
  Term condition() {
    return binary(Operator.OR.precedence());
  }

  /** A comparison or a call: what formulas join with their own operators. */
  Term proposition() {
    return binary(Operator.EQUAL.precedence());
  }

  private Term binary(int least) {
    Term left = unary();
    while (true) {
      Optional<Operator> operator = operator();
      if (operator.isEmpty() || operator.get().precedence() < least) {
        return left;
      }
      tokens.take();
      left = new Term.Binary(operator.get(), left, binary(operator.get().precedence() + 1));
    }
  }

  private Optional<Operator> operator() {
    return Arrays.stream(Operator.values()).filter(op -> tokens.isNext(op.text())).findFirst();
  }

  /** Whether an operator that joins terms, and not truth values, comes next. */
  boolean isTermOperatorNext() {
    return operator().filter(op -> !op.isLogical()).isPresent() || tokens.isNext(".");
  }

  private Term unary() {
    if (tokens.skip("!")) {
      return new Term.Not(unary());
    }
    if (tokens.skip("-")) {
      return new Term.Binary(Operator.MINUS, new Term.Literal(0), unary());
    }
    Term term = primary();
    while (tokens.skip(".")) {
      Token method = tokens.name("the name of a method");
      term = new Term.Call(Optional.of(term), method.text(), arguments(method));
    }
    return term;
  }

  private Term primary() {
    Token token = tokens.take();
    switch (token.kind()) {
      case NUMBER:
        return new Term.Literal(number(token));
      case TEXT:
        return new Term.Literal(token.text());
      case NAME:
        return named(token);
      default:
        break;
    }
    if (token.is("(")) {
      Term inner = condition();
      tokens.expect(")", "close the parenthesis.");
      return inner;
    }
    throw tokens.wrong(
        token, "There should be a value, a name or a call instead of " + token.shown() + ".");
  }

  private Term named(Token token) {
    return switch (token.text()) {
      case "true" -> new Term.Literal(true);
      case "false" -> new Term.Literal(false);
      case "null" -> new Term.Literal(null);
      case "result" -> new Term.Result();
      case "old" -> {
        tokens.expect("(", "write old(size()).");
        Term inner = condition();
        tokens.expect(")", "close the parenthesis of old.");
        yield new Term.Old(inner);
      }
      default ->
          tokens.isNext("(")
              ? new Term.Call(Optional.empty(), token.text(), arguments(token))
              : new Term.Argument(token.text());
    };
  }

  private List<Term> arguments(Token method) {
    tokens.expect("(", "calls need parentheses, as in " + method.text() + "().");
    List<Term> arguments = new ArrayList<>();
    if (tokens.skip(")")) {
      return arguments;
    }
    do {
      arguments.add(condition());
    } while (tokens.skip(","));
    tokens.expect(")", "close the parenthesis of " + method.text() + ".");
    return arguments;
  }

  private Object number(Token token) {
    String text = token.text();
    try {
      if (text.contains(".")) {
        return Double.valueOf(text);
      }
      return text.endsWith("L") || text.endsWith("l")
          ? (Object) Long.valueOf(text.substring(0, text.length() - 1))
          : (Object) Integer.valueOf(text);
    } catch (NumberFormatException e) {
      throw tokens.wrong(token, "`" + text + "` is no number; write 12, 12L or 1.5.");
    }
  }
}
