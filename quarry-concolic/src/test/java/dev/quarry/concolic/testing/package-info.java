/**
 * For tests of the concolic engine: {@link dev.quarry.concolic.testing.ConcolicHarness} compiles a
 * source, rewrites it and runs it in this JVM, and checks every condition a run reports against the
 * run's own input.
 */
@NullMarked
package dev.quarry.concolic.testing;

import org.jspecify.annotations.NullMarked;
