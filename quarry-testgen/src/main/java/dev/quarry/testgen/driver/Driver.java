package dev.quarry.testgen.driver;

import dev.quarry.program.MethodId;
import dev.quarry.testgen.recipe.Scenario;

/**
 * A driver that was written.
 *
 * @param entry the method to explore
 * @param scenario what it does
 */
public record Driver(MethodId entry, Scenario scenario) {
  /** The binary name of the class whose tests it belongs to. */
  public String classUnderTest() {
    String owner = entry.owner();
    int end = owner.lastIndexOf(DriverWriter.SUFFIX);
    return end < 0 ? scenario.method().owner() : owner.substring(0, end);
  }
}
