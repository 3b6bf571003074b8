/** Preconditions of instructions and calls against what the JVM does. */
@NullMarked
package dev.quarry.symcretic.step;

import org.jspecify.annotations.NullMarked;
