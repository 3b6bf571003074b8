package dev.quarry.testgen.source;

import dev.quarry.testgen.recipe.CallSequence;
import java.util.function.Function;

/**
 * A test that makes calls one after the other and says something about the last.
 *
 * @param name of the test method
 * @param sequence the calls; a test needs one
 * @param end what is said about the last call
 */
public record SequenceTest(String name, CallSequence sequence, Function<LastCall, End> end) {

  /**
   * What is known of the last call as it is written.
   *
   * @param receiver the variable of the object, or the name of the class
   * @param arguments as they are written
   * @param text the call, without a semicolon
   */
  public record LastCall(String receiver, java.util.List<String> arguments, String text) {}

  /**
   * The end of a test.
   *
   * @param statements the last call and what is around it
   * @param assertions the methods of the framework's assertions that they use
   */
  public record End(java.util.List<String> statements, java.util.List<String> assertions) {}
}
