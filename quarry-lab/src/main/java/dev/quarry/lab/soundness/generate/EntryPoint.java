package dev.quarry.lab.soundness.generate;

import java.util.ArrayList;
import java.util.List;

/**
 * A method with which a program begins.
 *
 * @param name of the method
 * @param result its type
 * @param parameters what they may be
 */
public record EntryPoint(String name, Kind result, List<Domain> parameters) {
  public EntryPoint {
    parameters = List.copyOf(parameters);
  }

  /** All inputs that are not turned away, and for each parameter one that is. */
  public List<List<Choice>> inputs() {
    List<List<Choice>> inputs = List.of(List.of());
    for (Domain parameter : parameters) {
      List<List<Choice>> longer = new ArrayList<>();
      for (List<Choice> input : inputs) {
        parameter.inside().forEach(choice -> longer.add(with(input, choice)));
      }
      inputs = longer;
    }
    List<List<Choice>> all = new ArrayList<>(inputs);
    for (int i = 0; i < parameters.size(); i++) {
      for (Choice outside : parameters.get(i).outside()) {
        List<Choice> input = new ArrayList<>(inputs.get(0));
        input.set(i, outside);
        all.add(input);
      }
    }
    return all;
  }

  private static List<Choice> with(List<Choice> input, Choice choice) {
    List<Choice> longer = new ArrayList<>(input);
    longer.add(choice);
    return longer;
  }

  /** The same without a parameter. */
  public EntryPoint without(Domain parameter) {
    return new EntryPoint(
        name, result, parameters.stream().filter(each -> !each.equals(parameter)).toList());
  }
}
