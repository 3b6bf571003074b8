/**
 * Answers kept for later: {@link dev.quarry.solver.cache.CanonicalForm} says when two queries are
 * the same, a {@link dev.quarry.solver.cache.VerdictStore} keeps what is known of them, in memory
 * or in a file that outlives the process.
 */
@NullMarked
package dev.quarry.solver.cache;

import org.jspecify.annotations.NullMarked;
