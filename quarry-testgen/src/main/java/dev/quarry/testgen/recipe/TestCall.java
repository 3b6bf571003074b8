package dev.quarry.testgen.recipe;

import dev.quarry.program.MethodId;
import java.util.List;

/**
 * The call that a test makes: a {@link Scenario} in which nothing is open any more.
 *
 * @param method under test
 * @param kind how it is called
 * @param parameters names of the arguments, the receiver's first if there is one
 * @param arguments as many
 */
public record TestCall(
    MethodId method, CallKind kind, List<String> parameters, List<Value> arguments) {
  public TestCall {
    parameters = List.copyOf(parameters);
    arguments = List.copyOf(arguments);
  }
}
