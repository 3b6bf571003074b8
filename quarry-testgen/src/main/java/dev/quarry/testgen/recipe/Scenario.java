package dev.quarry.testgen.recipe;

import dev.quarry.program.MethodId;
import java.util.List;

/**
 * A method under test and how to make what it is called with.
 *
 * @param method under test
 * @param kind how it is called
 * @param parameters names of the arguments, the receiver's ({@code this}) first if there is one
 * @param arguments as many
 */
public record Scenario(
    MethodId method, CallKind kind, List<String> parameters, List<Recipe> arguments) {
  public Scenario {
    parameters = List.copyOf(parameters);
    arguments = List.copyOf(arguments);
  }
}
