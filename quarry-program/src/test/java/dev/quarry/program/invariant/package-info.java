/** Tests of what is known of fields, with the traps of construction as {@code Subjects}. */
@NullMarked
package dev.quarry.program.invariant;

import org.jspecify.annotations.NullMarked;
