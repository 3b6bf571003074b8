/**
 * Every model against the real method. {@code EveryModelTest} goes through the table itself, so a
 * model can't be declared without being tested; {@code ArgumentSamples} makes the arguments, {@code
 * RealCall} calls the JDK and {@code ModelCall} asks the model.
 */
@NullMarked
package dev.quarry.models.library;

import org.jspecify.annotations.NullMarked;
