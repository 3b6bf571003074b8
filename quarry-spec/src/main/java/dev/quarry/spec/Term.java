package dev.quarry.spec;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** An expression of the language that has a value when an event happens. */
public sealed interface Term {

  /** The terms that it is made of. */
  List<Term> parts();

  /** A number ({@code Integer}, {@code Long}, {@code Double}), truth value, text, or null. */
  record Literal(@Nullable Object value) implements Term {
    @Override
    public List<Term> parts() {
      return List.of();
    }

    @Override
    public String toString() {
      return value instanceof String text ? "\"" + text + "\"" : String.valueOf(value);
    }
  }

  /** An argument of the call. */
  record Argument(String name) implements Term {
    @Override
    public List<Term> parts() {
      return List.of();
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /** What the call returned. */
  record Result() implements Term {
    @Override
    public List<Term> parts() {
      return List.of();
    }

    @Override
    public String toString() {
      return "result";
    }
  }

  /** The value that a term had when the method was called. */
  record Old(Term term) implements Term {
    @Override
    public List<Term> parts() {
      return List.of(term);
    }

    @Override
    public String toString() {
      return "old(" + term + ")";
    }
  }

  /**
   * A call of a method that only looks.
   *
   * @param receiver none for the object that is monitored, or its class
   */
  record Call(Optional<Term> receiver, String method, List<Term> arguments) implements Term {
    public Call {
      arguments = List.copyOf(arguments);
    }

    @Override
    public List<Term> parts() {
      return Stream.concat(receiver.stream(), arguments.stream()).toList();
    }

    @Override
    public String toString() {
      return receiver.map(term -> term + ".").orElse("")
          + method
          + arguments.stream().map(Term::toString).collect(Collectors.joining(", ", "(", ")"));
    }
  }

  /** The opposite of a truth value. */
  record Not(Term term) implements Term {
    @Override
    public List<Term> parts() {
      return List.of(term);
    }

    @Override
    public String toString() {
      return "!(" + term + ")";
    }
  }

  /** Two terms with an operator between. */
  record Binary(Operator operator, Term left, Term right) implements Term {
    @Override
    public List<Term> parts() {
      return List.of(left, right);
    }

    @Override
    public String toString() {
      return nested(left) + " " + operator.text() + " " + nested(right);
    }

    private static String nested(Term term) {
      return term instanceof Binary ? "(" + term + ")" : term.toString();
    }
  }

  /** What can stand between two terms, as in Java. */
  enum Operator {
    OR("||", 1),
    AND("&&", 2),
    EQUAL("==", 3),
    UNEQUAL("!=", 3),
    LESS("<", 4),
    AT_MOST("<=", 4),
    GREATER(">", 4),
    AT_LEAST(">=", 4),
    PLUS("+", 5),
    MINUS("-", 5),
    TIMES("*", 6),
    DIVIDED("/", 6),
    REMAINDER("%", 6);

    private final String text;
    private final int precedence;

    Operator(String text, int precedence) {
      this.text = text;
      this.precedence = precedence;
    }

    /** As it is written. */
    public String text() {
      return text;
    }

    /** The larger, the tighter it binds. */
    public int precedence() {
      return precedence;
    }

    public boolean isComparison() {
      return precedence == EQUAL.precedence || precedence == LESS.precedence;
    }

    public boolean isLogical() {
      return this == OR || this == AND;
    }
  }
}
