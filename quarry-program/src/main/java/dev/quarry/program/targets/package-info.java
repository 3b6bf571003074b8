/**
 * What users want reached: {@link dev.quarry.program.targets.Target} is what they write, {@link
 * dev.quarry.program.targets.TargetParser} reads it, {@link
 * dev.quarry.program.targets.TargetFinder} says which instructions it means ({@link
 * dev.quarry.program.targets.Goal}). Start with {@code Target}.
 *
 * <p>Every mistake a user can make here ends in a sentence that names the remedy.
 */
@NullMarked
package dev.quarry.program.targets;

import org.jspecify.annotations.NullMarked;
