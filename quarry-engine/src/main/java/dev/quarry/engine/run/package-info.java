/**
 * Runs of a program, for all commands: worker processes that are kept from one entry to the next,
 * more time for runs that load classes, another try for runs that were lost with their process.
 *
 * <p>Start with {@link dev.quarry.engine.run.Workers}. Knows nothing of trees, solvers and goals.
 */
@NullMarked
package dev.quarry.engine.run;

import org.jspecify.annotations.NullMarked;
