/**
 * The one scheduler under all commands: actions (first runs, random batches, flips of branches,
 * questions backwards), policies that choose among them, and clocks that say when it is enough.
 *
 * <p>Start with {@link dev.quarry.engine.schedule.Scheduler}. Knows nothing of programs, trees and
 * commands.
 */
@NullMarked
package dev.quarry.engine.schedule;

import org.jspecify.annotations.NullMarked;
