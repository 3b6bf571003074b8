package dev.quarry.expr.smtlib;

import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A query as SMT-LIB text, and the way back from a solver's values to a model. */
public final class SmtEncoding {
  private final String declarations;
  private final List<Assertion> assertions;
  private final List<String> sideConditions;
  private final List<Untranslatable> untranslatable;
  private final List<String> approximations;
  private final Map<String, Input> constants;
  private final ValueReader values;

  /**
   * A conjunct's term.
   *
   * @param index the conjunct's place in the query
   * @param text the term
   */
  public record Assertion(int index, String text) {}

  /**
   * A conjunct that was left out.
   *
   * @param index the conjunct's place in the query
   * @param reason why, in a sentence
   */
  public record Untranslatable(int index, String reason) {}

  /**
   * What a solver's values say.
   *
   * @param model the values that could be read
   * @param missing inputs whose value was not given or not understood
   */
  public record Decoded(Model model, List<Input> missing) {
    public Decoded {
      missing = List.copyOf(missing);
    }
  }

  SmtEncoding(
      String declarations,
      List<Assertion> assertions,
      List<String> sideConditions,
      List<Untranslatable> untranslatable,
      List<String> approximations,
      Map<String, Input> constants,
      TypeNumbers types) {
    this.declarations = declarations;
    this.assertions = List.copyOf(assertions);
    this.sideConditions = List.copyOf(sideConditions);
    this.untranslatable = List.copyOf(untranslatable);
    this.approximations = List.copyOf(approximations);
    this.constants = Collections.unmodifiableMap(new LinkedHashMap<>(constants));
    this.values = new ValueReader(types);
  }

  /** One {@code declare-const} or {@code define-fun} per line. */
  public String declarations() {
    return declarations;
  }

  /** The terms of the conjuncts that could be encoded. */
  public List<Assertion> assertions() {
    return assertions;
  }

  /**
   * Terms to be asserted besides; they define constants the encoding made up and are satisfiable
   * whatever the inputs are, so no unsat core depends on them alone.
   */
  public List<String> sideConditions() {
    return sideConditions;
  }

  /** The conjuncts that are left out. */
  public List<Untranslatable> untranslatable() {
    return untranslatable;
  }

  /** Where the encoding admits more than the JVM does, in sentences; empty if it is exact. */
  public List<String> approximations() {
    return approximations;
  }

  /** The inputs by the constants that stand for them, spelled as in the declarations. */
  public Map<String, Input> constants() {
    return constants;
  }

  /** Whether Sat of the encoding is Sat of the query, and not only the other way round. */
  public boolean isExact() {
    return untranslatable.isEmpty() && approximations.isEmpty();
  }

  /** The model that a solver's values, by constant, describe. */
  public Decoded decode(Map<String, String> valueTexts) {
    var read = new LinkedHashMap<Input, Object>();
    var missing = new ArrayList<Input>();
    constants.forEach(
        (name, input) ->
            Optional.ofNullable(valueTexts.get(name))
                .flatMap(text -> values.read(text, input.sort()))
                .ifPresentOrElse(value -> read.put(input, value), () -> missing.add(input)));
    return new Decoded(new Model(read), missing);
  }

  /** The whole script, for any solver. */
  public String script() {
    var text = new StringBuilder("(set-logic QF_ABVFP)\n").append(declarations);
    sideConditions.forEach(term -> text.append("(assert ").append(term).append(")\n"));
    assertions.forEach(one -> text.append("(assert ").append(one.text()).append(")\n"));
    return text.append("(check-sat)\n").toString();
  }
}
