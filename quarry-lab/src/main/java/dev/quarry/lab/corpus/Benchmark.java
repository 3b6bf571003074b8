package dev.quarry.lab.corpus;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * One condition to be satisfied.
 *
 * @param id {@code group.name}
 * @param parameters what it is about
 * @param oracle the condition in plain Java
 * @param formulation the condition as an expression
 * @param witness arguments that satisfy it; empty if nothing does
 */
public record Benchmark(
    String id,
    List<Parameter> parameters,
    Oracle oracle,
    Formulation formulation,
    List<Object> witness) {
  public Benchmark {
    parameters = List.copyOf(parameters);
    witness = List.copyOf(witness);
    if (!witness.isEmpty() && witness.size() != parameters.size()) {
      throw new IllegalArgumentException(
          id + " has " + parameters.size() + " parameters, its witness " + witness.size() + ".");
    }
  }

  /** The part of the id before the dot. */
  public String group() {
    return id.substring(0, id.indexOf('.'));
  }

  /** What is known about it. */
  public Truth truth() {
    return witness.isEmpty() ? Truth.UNSATISFIABLE : Truth.SATISFIABLE;
  }

  /** The condition as a path condition. */
  public List<Expr> conjuncts(ExprFactory factory) {
    return formulation.over(factory, inputs(factory)).conjuncts();
  }

  /** The model that gives the inputs these arguments. */
  public Model model(ExprFactory factory, List<Object> arguments) {
    var values = new LinkedHashMap<Input, Object>();
    List<Input> inputs = inputs(factory);
    for (int i = 0; i < inputs.size(); i++) {
      values.put(inputs.get(i), arguments.get(i));
    }
    return new Model(values);
  }

  /** Whether plain Java agrees that the model is a solution. */
  public boolean accepts(ExprFactory factory, Model model) {
    return oracle.accepts(inputs(factory).stream().map(model::get).toArray());
  }

  /** Named after the benchmark, so that nothing a solver remembers of others is about them. */
  private List<Input> inputs(ExprFactory factory) {
    return parameters.stream()
        .map(parameter -> factory.input(id + '.' + parameter.name(), parameter.sort()))
        .toList();
  }
}
