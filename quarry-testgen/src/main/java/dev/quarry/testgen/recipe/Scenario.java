package dev.quarry.testgen.recipe;

import dev.quarry.program.MethodId;
import java.util.List;
import java.util.stream.Stream;

/**
 * A method under test and how to make what it is called with.
 *
 * @param method under test
 * @param kind how it is called
 * @param parameters names of the arguments, the receiver's ({@code this}) first if there is one
 * @param arguments as many
 * @param before calls of static methods that come first
 */
public record Scenario(
    MethodId method,
    CallKind kind,
    List<String> parameters,
    List<Recipe> arguments,
    List<Recipe.Step> before) {
  public Scenario {
    parameters = List.copyOf(parameters);
    arguments = List.copyOf(arguments);
    before = List.copyOf(before);
  }

  /** A call before which there is none. */
  public Scenario(MethodId method, CallKind kind, List<String> parameters, List<Recipe> arguments) {
    this(method, kind, parameters, arguments, List.of());
  }

  /** All in which something may be open: the calls that come first as steps of nothing. */
  public List<Recipe> recipes() {
    if (before.isEmpty()) {
      return arguments;
    }
    Recipe first = new Recipe.Changed(new Recipe.Null("Ljava/lang/Object;"), before);
    return Stream.concat(Stream.of(first), arguments.stream()).toList();
  }

  /** The same with other arguments. */
  Scenario with(List<Recipe> others) {
    return new Scenario(method, kind, parameters, others, before);
  }
}
