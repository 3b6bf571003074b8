/**
 * What each {@link dev.quarry.expr.Op} computes: one public static method per operation, grouped by
 * sort. Interpreter, tape and compiled code all end here, so an operation's meaning is written
 * once.
 *
 * <p>Operations that throw in the JVM are total here (each says what it gives instead); whoever
 * builds a path condition adds the condition under which the JVM would not have thrown.
 */
@NullMarked
package dev.quarry.expr.semantics;

import org.jspecify.annotations.NullMarked;
