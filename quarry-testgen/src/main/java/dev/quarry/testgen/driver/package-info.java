/**
 * Drivers: static methods, one for each scenario, that make what a method under test is called with
 * and call it. Their parameters are the open places of the {@link
 * dev.quarry.testgen.recipe.Scenario}. An engine explores them in the method's place. Start with
 * {@link dev.quarry.testgen.driver.DriverWriter}. Nothing here loads a class of the program.
 */
@NullMarked
package dev.quarry.testgen.driver;

import org.jspecify.annotations.NullMarked;
