/**
 * Stack traces as logs have them.
 *
 * <p>Start with {@link dev.quarry.program.trace.TraceParser}. Text only: whether the program has
 * these classes and lines is for others to say.
 */
@NullMarked
package dev.quarry.program.trace;

import org.jspecify.annotations.NullMarked;
