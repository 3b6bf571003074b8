package dev.quarry.engine.check;

import dev.quarry.expr.text.JavaLiterals;
import dev.quarry.spec.Term;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Terms of specifications as Java.
 *
 * @param receiver the object, or the class
 * @param arguments of the call, by name
 * @param olds the variables that hold what was before the call
 */
record JavaTerm(String receiver, Map<String, String> arguments, Map<Term, String> olds) {

  static final String RESULT = "result";

  String of(Term term) {
    if (term instanceof Term.Literal literal) {
      Object value = literal.value();
      return value == null ? "null" : JavaLiterals.of(value);
    }
    if (term instanceof Term.Argument argument) {
      return arguments.getOrDefault(argument.name(), argument.name());
    }
    if (term instanceof Term.Result) {
      return RESULT;
    }
    if (term instanceof Term.Old old) {
      return olds.getOrDefault(old.term(), old.toString());
    }
    if (term instanceof Term.Not not) {
      return negated(of(not.term()));
    }
    if (term instanceof Term.Binary binary) {
      return operand(binary.left(), binary)
          + " "
          + binary.operator().text()
          + " "
          + operand(binary.right(), binary);
    }
    Term.Call call = (Term.Call) term;
    return call.receiver().map(this::of).orElse(receiver)
        + "."
        + call.method()
        + call.arguments().stream().map(this::of).collect(Collectors.joining(", ", "(", ")"));
  }

  private String operand(Term term, Term.Binary around) {
    boolean isLooser =
        term instanceof Term.Binary inner
            && (inner.operator().precedence() < around.operator().precedence()
                || (term == around.right()
                    && inner.operator().precedence() == around.operator().precedence()));
    return isLooser ? "(" + of(term) + ")" : of(term);
  }

  static String negated(String condition) {
    return condition.matches("[\\w.()]+") ? "!" + condition : "!(" + condition + ")";
  }
}
