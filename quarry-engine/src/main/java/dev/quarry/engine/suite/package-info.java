/**
 * From inputs that were found to a small suite that people read: the fewest inputs that cover the
 * same (greedy set cover), made smaller, their results observed in JVMs of their own and asserted
 * where they are stable, compiled, replayed, written. Knows nothing of how inputs are found. Start
 * with {@link dev.quarry.engine.suite.SuiteWriter}.
 */
@NullMarked
package dev.quarry.engine.suite;

import org.jspecify.annotations.NullMarked;
