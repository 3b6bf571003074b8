/**
 * Concrete runs by the thousand: {@link dev.quarry.concolic.batch.InputRows} are the inputs of many
 * runs, kept as bytes; a {@link dev.quarry.concolic.batch.BatchReport} is what came of them, as far
 * as it is worth telling.
 *
 * <p>Both ends of the protocol use these, and so does the runtime that calls the entry. Depends on
 * the root package, coverage and expressions only. Start with {@link
 * dev.quarry.concolic.batch.InputRows}.
 */
@NullMarked
package dev.quarry.concolic.batch;

import org.jspecify.annotations.NullMarked;
