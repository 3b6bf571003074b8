/**
 * Here the runtime is put together: {@code RunContext} has what all runs of one loaded program
 * share, {@code TracedRun} is one run with all that its hooks tell.
 */
@NullMarked
package dev.quarry.concolic.runtime.context;

import org.jspecify.annotations.NullMarked;
