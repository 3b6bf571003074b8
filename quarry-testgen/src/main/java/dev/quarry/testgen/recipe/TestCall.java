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
 * @param before calls of static methods that come first
 * @param answers what the program is given when it asks for inputs by markers, in this order
 */
public record TestCall(
    MethodId method,
    CallKind kind,
    List<String> parameters,
    List<Value> arguments,
    List<Value.Call> before,
    List<Value> answers) {
  public TestCall {
    parameters = List.copyOf(parameters);
    arguments = List.copyOf(arguments);
    before = List.copyOf(before);
    answers = List.copyOf(answers);
  }

  /** A call of a program that asks for nothing, and before which there is none. */
  public TestCall(MethodId method, CallKind kind, List<String> parameters, List<Value> arguments) {
    this(method, kind, parameters, arguments, List.of(), List.of());
  }
}
