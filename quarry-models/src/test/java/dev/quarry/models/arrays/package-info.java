/** Checks models of methods on arrays against the JDK. */
@NullMarked
package dev.quarry.models.arrays;

import org.jspecify.annotations.NullMarked;
