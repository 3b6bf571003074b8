/** Stack traces in the shapes that logs give them. */
@NullMarked
package dev.quarry.program.trace;

import org.jspecify.annotations.NullMarked;
