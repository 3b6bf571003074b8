/**
 * Small programs that are run plain and rewritten: each has {@code work(n, a, b)}, whose first
 * argument says how much to do, and {@code small(a, b)}, which does little of the same. They use
 * the JDK only. Start with {@link dev.quarry.lab.concolic.kernel.IntArithmetic}.
 */
@NullMarked
package dev.quarry.lab.concolic.kernel;

import org.jspecify.annotations.NullMarked;
