/**
 * How values are made with what a test may call. {@link dev.quarry.testgen.recipe.Recipe} is the
 * tree with open places, {@link dev.quarry.testgen.recipe.Value} the one without. Start with {@link
 * dev.quarry.testgen.recipe.Scenario}. Nothing here loads a class of the program.
 */
@NullMarked
package dev.quarry.testgen.recipe;

import org.jspecify.annotations.NullMarked;
