/**
 * A small typed language for writing conditions as one reads them in Java: {@code
 * sin(x).plus(y.times(2)).gt(0.5)}. Every step makes the one expression the Java operator means, in
 * the same order, so that a condition and its Java text agree to the last bit. Knows expressions
 * only. Start with {@link dev.quarry.lab.term.DoubleTerm}.
 */
@NullMarked
package dev.quarry.lab.term;

import org.jspecify.annotations.NullMarked;
