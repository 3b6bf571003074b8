package dev.quarry.testgen.driver;

import dev.quarry.program.MethodId;
import dev.quarry.testgen.recipe.Scenario;

/**
 * A driver that was written.
 *
 * @param entry the method to explore
 * @param scenario what it does
 */
public record Driver(MethodId entry, Scenario scenario) {}
