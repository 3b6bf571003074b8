/**
 * What holds of the fields of every object that exists when somebody calls a method from outside,
 * because whoever may write a field sees to it. {@link
 * dev.quarry.program.invariant.FieldInvariants} is asked, {@link
 * dev.quarry.program.invariant.WrittenFields} looks through one class.
 *
 * <p>Needs class files alone: no solver, no expressions, and no class is loaded.
 */
@NullMarked
package dev.quarry.program.invariant;

import org.jspecify.annotations.NullMarked;
