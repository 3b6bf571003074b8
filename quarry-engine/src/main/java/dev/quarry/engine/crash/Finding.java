package dev.quarry.engine.crash;

import dev.quarry.program.MethodId;
import dev.quarry.testgen.confirm.Stacks;
import dev.quarry.testgen.replay.Frame;
import java.nio.file.Path;
import java.util.List;

/**
 * An exception that can escape, and the test that shows it.
 *
 * @param exception its class
 * @param message of the exception; "" if it has none
 * @param place where it is thrown, as {@code File.java:12}
 * @param entry the method that the test calls
 * @param kind whose fault it is
 * @param why that, a sentence
 * @param input the call as Java
 * @param stack from the place to the entry
 * @param file of the test
 * @param test its method
 * @param reflective whether the test makes its objects by reflection: the program may never do so
 */
public record Finding(
    String exception,
    String message,
    String place,
    MethodId entry,
    FindingKind kind,
    String why,
    String input,
    List<Frame> stack,
    Path file,
    String test,
    boolean reflective) {
  public Finding {
    stack = List.copyOf(stack);
  }

  /** The frame of the program that threw it, or called what did. */
  public Frame thrower() {
    return stack.stream()
        .filter(frame -> Stacks.text(frame).equals(place))
        .findFirst()
        .orElse(stack.get(0));
  }
}
